import { useState } from 'react';
import data from '@/.generated/tool-codes.json';
import { DocLink } from '@/components/base/link/link';
import { Inline } from '@/components/gateway/text/inline';
import { type CodeEntry, findCodes } from '@/lib/gateway/tools/codes';
import { Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { usePaused } from '../parts/use-result';

const entries = data as readonly CodeEntry[];

/** Type a code or a word of the API: what it means, what to do, and whether to repeat. */
export default function LookUp() {
  const [typed, setTyped] = useState('');
  const found = findCodes(entries, typed);
  const count = usePaused(typed.trim() === '' ? undefined : found.length);
  return (
    <ToolFrame>
      <div className="tool-fields">
        <Field
          label="Code or word"
          placeholder="1004, insufficient_funds, 310"
          hint="Errors, failure reasons, states, and statuses"
          value={typed}
          onChange={setTyped}
        />
        <p className="visually-hidden" role="status">
          {count === undefined ? '' : count === 1 ? '1 entry' : `${count} entries`}
        </p>
        {typed.trim() !== '' && found.length === 0 && (
          <p className="tool-note">
            No code or word of the API matches. Check the number, or type a part of the word.
          </p>
        )}
        <ul className="tool-found" aria-label="Entries">
          {found.map((entry) => (
            <li key={entry.href}>
              <p>
                <DocLink href={entry.href}>
                  <code>{entry.code}</code> <code>{entry.slug}</code>
                </DocLink>{' '}
                <span className="tool-note">{entry.kind}</span>
              </p>
              <p>
                <Inline text={entry.meaning} />
              </p>
              {entry.action && (
                <p>
                  <strong>What to do:</strong> <Inline text={entry.action} />
                </p>
              )}
              {entry.retry && (
                <p>
                  <strong>Repeat:</strong> <Inline text={entry.retry} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </ToolFrame>
  );
}
