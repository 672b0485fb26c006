import { useId, useState } from 'react';
import type { Act, Actor } from '@/lib/gateway/tools/gateway/acts';
import type { Step } from '@/lib/gateway/tools/gateway/scenario';

const NAMES: Readonly<Record<Actor, string>> = {
  customer: 'The customer',
  bank: 'The bank or network',
  you: 'Your server',
};

interface ActorsProps {
  readonly acts: readonly Act[];
  readonly onTake: (step: Step) => void;
}

/** What each actor can do: a key that is off keeps its place, and the focus. */
export function Actors({ acts, onTake }: ActorsProps) {
  const actors = (['customer', 'bank', 'you'] as const).filter((actor) =>
    acts.some((act) => act.actor === actor),
  );
  return (
    <div className="gateway-actors">
      {actors.map((actor) => (
        <fieldset key={actor} className="tool-part">
          <legend>{NAMES[actor]}</legend>
          <div className="gateway-acts">
            {acts
              .filter((act) => act.actor === actor)
              .map((act) => (
                <Key key={`${act.id} ${act.input?.value}`} act={act} onTake={onTake} />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface KeyProps {
  readonly act: Act;
  readonly onTake: (step: Step) => void;
}

function Key({ act, onTake }: KeyProps) {
  const { id, label, effect, isOn, input } = act;
  const [value, setValue] = useState(input?.value ?? '');
  const fieldId = useId();
  const press = () => isOn && onTake({ do: 'act', act: id, ...(input !== undefined && { value }) });
  return (
    <div className="gateway-act">
      <button type="button" className="gateway-key" aria-disabled={!isOn} onClick={press}>
        {label} <small>{effect}</small>
      </button>
      {input && (
        <div className="tool-control">
          <label className="visually-hidden" htmlFor={fieldId}>
            {`${label}: ${input.label}`}
          </label>
          {input.options ? (
            <select id={fieldId} value={value} onChange={({ target }) => setValue(target.value)}>
              {input.options.map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={fieldId}
              value={value}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </div>
      )}
    </div>
  );
}
