import type { Sequence, SequenceMessage } from '../contract/types';
import { waitsOf } from './sequence';

/** One message of a sequence as a numbered step, for a column too narrow for the drawing. */
export interface SequenceStep {
  /** Labels of the actors; one where an actor does something alone. */
  readonly actors: readonly string[];
  readonly label: string;
  readonly kind: SequenceMessage['kind'];
  /** The label is words of the API. */
  readonly code: boolean;
  /** Waiting times that begin with this step, in words: `Customer waits until step 7: 10 min`. */
  readonly waits: readonly string[];
  /** A participant waits between this step and the next. */
  readonly waiting: boolean;
}

/**
 * The messages of a sequence drawing as steps.
 * @throws Error when a message or a wait names an actor that is not in the list.
 */
export function sequenceSteps({
  actors,
  messages,
}: Pick<Sequence, 'actors' | 'messages'>): SequenceStep[] {
  const labels = new Map(actors.map(({ id, label }) => [id, label]));
  const nameOf = (id: string): string => {
    const label = labels.get(id);
    if (label === undefined) throw new Error(`sequence diagram: no actor "${id}"`);
    return label;
  };
  const waits = waitsOf(messages);
  return messages.map(({ from, to, label, kind, code }, index) => ({
    actors: [...new Set([from, to])].map(nameOf),
    label,
    kind,
    code: code ?? false,
    waits: waits
      .filter((wait) => wait.from === index)
      .map((wait) => `${nameOf(wait.at)} waits until step ${wait.to + 1}: ${wait.label}`),
    waiting: waits.some((wait) => wait.from <= index && index < wait.to),
  }));
}
