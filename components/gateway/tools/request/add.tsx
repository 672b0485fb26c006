import { useId, useState } from 'react';

interface AddProps {
  /** To what the field is added: `customer`. */
  readonly to: string;
  readonly names: readonly string[];
  /** Whether any other name can be typed. */
  readonly takesNames: boolean;
  readonly onAdd: (name: string) => void;
  /** By which the focus finds the list. */
  readonly place: string;
}

/** Add a field that the request does not have yet: chosen from a list, or by a name of one's own. */
export function Add({ to, names, takesNames, onAdd, place }: AddProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  if (names.length === 0 && !takesNames) return null;
  const name = takesNames && typed !== '' ? typed : names.includes(chosen) ? chosen : names[0];
  const label = to === '' ? 'Add a field' : `Add a field to ${to}`;
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <div className="tool-control">
        {takesNames ? (
          <input
            id={id}
            data-place={place}
            value={typed}
            placeholder="name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={`${id}-names`}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          <select
            id={id}
            data-place={place}
            value={name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {names.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          aria-label={`${label}: ${name ?? ''}`}
          disabled={name === undefined}
          onClick={() => {
            if (name === undefined) return;
            setTyped('');
            onAdd(name);
          }}
        >
          Add
        </button>
      </div>
      {takesNames && (
        <datalist id={`${id}-names`}>
          {names.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}
