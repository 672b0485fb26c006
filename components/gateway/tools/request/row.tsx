import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/base/icon/icon';

interface RowProps {
  readonly label: string;
  /** The name in the request, where the label is in words. */
  readonly name?: string | undefined;
  readonly value: string;
  /** Type and need, on the line that a fault takes. */
  readonly hint: string;
  readonly faults: readonly string[];
  /** Values to choose from; empty for any text. */
  readonly options: readonly string[];
  /** Whether only these values can be chosen. */
  readonly isClosed: boolean;
  readonly onChange: (value: string) => void;
  readonly onRemove?: (() => void) | undefined;
  /** By which the focus finds the field. */
  readonly place: string;
}

/** Nothing may be corrected, remembered or underlined in red. */
const AS_TYPED = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** One field of a request: its control, a line for its hint or its fault, and a button that takes it out. */
export function Row(props: RowProps) {
  const { label, name, value, hint, faults, options, isClosed, onChange, onRemove, place } = props;
  const id = useId();
  const control = {
    id,
    value,
    'data-place': place,
    'aria-describedby': `${id}-note`,
    'aria-invalid': faults.length > 0 || undefined,
  };
  return (
    <div className="tool-field">
      <label htmlFor={id}>
        {label} {name !== undefined && <span>{name}</span>}
      </label>
      <div className="tool-control">
        {isClosed ? (
          <select {...control} onChange={({ target }) => onChange(target.value)}>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            {...AS_TYPED}
            list={options.length > 0 ? `${id}-list` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {onRemove && <RemoveButton label={`Remove ${name ?? label}`} onClick={onRemove} />}
      </div>
      {!isClosed && options.length > 0 && (
        <datalist id={`${id}-list`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      <p className={faults.length > 0 ? 'tool-note is-fault' : 'tool-note'} id={`${id}-note`}>
        {faults.length > 0 ? faults.join(' ') : hint}
      </p>
    </div>
  );
}

const RemoveButton = (props: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" aria-label={props.label} onClick={props.onClick}>
    <Icon name="x" />
  </button>
);

interface GroupProps {
  readonly title: ReactNode;
  readonly label: string;
  readonly isOpen: boolean;
  readonly faults: readonly string[];
  readonly onRemove?: (() => void) | undefined;
  readonly place: string;
  readonly children: ReactNode;
}

/** An object or a list of the request, which can be folded. A fault inside is shown on its line. */
export function Group(props: GroupProps) {
  const { title, label, isOpen, faults, onRemove, place, children } = props;
  return (
    <details className="request-group" aria-label={label} open={isOpen}>
      <summary data-place={place}>
        <Icon name="chevron-right" className="chevron" />
        {title}
      </summary>
      <div className="request-fields">
        {faults.map((fault) => (
          <p key={fault} className="tool-note is-fault">
            {fault}
          </p>
        ))}
        {children}
        {onRemove && (
          <button type="button" className="request-remove" onClick={onRemove}>
            Remove {label}
          </button>
        )}
      </div>
    </details>
  );
}
