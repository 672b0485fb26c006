import type { Lifecycle, Transition } from '../contract/types';

/** One edge of the graph; `from` is empty where a transaction comes into being. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly exception: boolean;
}

/** The rows of the table as single edges, each once. */
export function edgesOf(transitions: readonly Transition[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, exception } of transitions) {
    for (const source of from.length > 0 ? from : ['']) {
      const key = `${source}>${to}`;
      if (!edges.has(key)) edges.set(key, { from: source, to, exception: exception ?? false });
    }
  }
  return [...edges.values()];
}

/** Whether an exception leads from a status that ended without money to one with money. */
export function isWayOut(edge: Edge, statuses: Lifecycle['statuses']): boolean {
  const [from, to] = [edge.from, edge.to].map((end) => statuses.find(({ slug }) => slug === end));
  return edge.exception && from?.money === 'none' && from.final !== 'no' && to?.money !== 'none';
}

/** Text alternative: every status with the ones that may follow. */
export function describeLifecycle({
  statuses,
  transitions,
}: Pick<Lifecycle, 'statuses' | 'transitions'>): string {
  const edges = edgesOf(transitions);
  const sentences = statuses.map(({ slug }) => {
    const next = edges.filter((edge) => edge.from === slug).map((edge) => edge.to);
    return next.length > 0 ? `From ${slug} to ${joinWords(next)}.` : `${slug} never changes.`;
  });
  return sentences.join(' ');
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
