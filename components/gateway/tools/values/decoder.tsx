import { useState } from 'react';
import { type Recognized, recognize } from '@/lib/gateway/tools/recognize';
import { Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { usePaused } from '../parts/use-result';
import { Verdict } from '../parts/verdict';

/** Published examples, one for each family of values. */
const EXAMPLES = [
  ['IBAN', 'GB29NWBK60161331926819'],
  ['Card', '4242424242424242'],
  ['CPF', '52998224725'],
] as const;

/** One field for every kind of value that the API checks: what it is, its parts, or what is wrong with it. */
export default function Decoder() {
  const [typed, setTyped] = useState('');
  const settled = usePaused(typed);
  const found = recognize(settled);
  const good = found.filter(({ verdict }) => verdict.ok).length;
  return (
    <ToolFrame>
      <div className="tool-fields">
        <Field
          label="Value"
          placeholder="IBAN, card number, tax number, phone number, BR Code…"
          hint="Use test values. Spaces, dots, and dashes are ignored where the rule ignores them."
          value={typed}
          onChange={setTyped}
        />
        <p className="tool-choices">
          {EXAMPLES.map(([label, value]) => (
            <button
              type="button"
              className="tool-button"
              key={label}
              onClick={() => setTyped(value)}
            >
              {label}
            </button>
          ))}
          <button type="button" className="tool-button" onClick={() => setTyped('')}>
            Clear
          </button>
        </p>
        <div className="tool-room">
          {settled.trim() === '' ? (
            <Verdict tone="none" line="Type a value, or try an example." />
          ) : found.length === 0 ? (
            <Verdict tone="bad" line="No kind of value that the API checks has this form." />
          ) : (
            <Verdict tone={good > 0 ? 'good' : 'bad'} line={lineOf(good)}>
              <ul className="tool-found">
                {found.map((each) => (
                  <Kind key={each.id} {...each} />
                ))}
              </ul>
            </Verdict>
          )}
        </div>
      </div>
    </ToolFrame>
  );
}

const lineOf = (good: number): string => {
  if (good === 0) return 'This has the form of a known value, but its check fails.';
  return good === 1 ? 'One kind of value accepts this.' : `${good} kinds of value accept this.`;
};

function Kind({ name, country, verdict }: Recognized) {
  return (
    <li>
      <p>
        <strong>{name}</strong> {country && <span className="tool-note">{country}</span>}
      </p>
      {verdict.ok ? (
        <dl className="tool-pairs">
          <div>
            <dt>Send as</dt>
            <dd>
              <code>{verdict.normalized}</code>
            </dd>
          </div>
          {Object.entries(verdict.parts ?? {}).map(([part, value]) => (
            <div key={part}>
              <dt>{part.replaceAll('_', ' ')}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
          {verdict.warning && (
            <div>
              <dt>doubt</dt>
              <dd>{verdict.warning.message}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>{verdict.message}</p>
      )}
    </li>
  );
}
