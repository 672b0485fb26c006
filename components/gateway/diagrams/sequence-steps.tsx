import type { Sequence } from '@/lib/gateway/contract/types';
import { sequenceSteps } from '@/lib/gateway/diagrams/sequence-steps';

/** The sequence as numbered steps, which a narrow column shows instead of the drawing. */
export function SequenceSteps(sequence: Pick<Sequence, 'actors' | 'messages'>) {
  return (
    <ol className="narrow-only steps seq">
      {sequenceSteps(sequence).map(({ actors, label, kind, code, waits, waiting }, index) => (
        <li
          // Messages never change places, and two of them may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          key={index}
          data-kind={kind === 'answer' || kind === 'callback' ? kind : undefined}
          data-waiting={waiting ? '' : undefined}
        >
          <p>{actors.join(' → ')}</p>
          {code ? <code>{label}</code> : label}
          {waits.map((wait) => (
            <p key={wait}>{wait}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
