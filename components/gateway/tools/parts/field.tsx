import { type ReactNode, useId } from 'react';
import './field.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A count or a unit at the end of the label's line. */
  readonly measure?: string;
  readonly hint?: string;
  /** Takes the line of the hint. */
  readonly fault?: string | undefined;
  readonly placeholder?: string;
  /** Lines of a text area; without them the field has one line. */
  readonly rows?: number;
  /** A button at the end of the field. */
  readonly children?: ReactNode;
}

/** Nothing may be corrected, remembered or underlined in red. */
const AS_TYPED = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** A labeled field of a tool; its hint and its fault have one reserved line. */
export function Field({
  label,
  value,
  onChange,
  measure,
  hint,
  fault,
  rows,
  children,
  placeholder,
}: FieldProps) {
  const id = useId();
  const note = fault ?? hint;
  const props = {
    id,
    value,
    placeholder,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    'aria-invalid': fault === undefined ? undefined : true,
    ...AS_TYPED,
  };
  return (
    <div className="tool-field">
      <label htmlFor={id}>
        {label} {measure !== undefined && <span>{measure}</span>}
      </label>
      <div className="tool-control">
        {rows === undefined ? (
          <input {...props} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <textarea {...props} rows={rows} onChange={({ target }) => onChange(target.value)} />
        )}
        {children}
      </div>
      {note !== undefined && (
        <p className={fault === undefined ? 'tool-note' : 'tool-note is-fault'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <div className="tool-control">
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
