import { createRandom } from './random';

/** How a sample is taken. */
export interface SampleRule<T> {
  /** What the sample must have at least once, if any item has it: kinds, components. */
  readonly traitsOf: (item: T) => Iterable<string>;
  /** Number of further items, taken by chance. */
  readonly extra: number;
  /** The same seed takes the same items. */
  readonly seed: number;
}

/**
 * A sample that has every trait of all items: the item with the most traits that are still missing is taken until
 * none is missing, then `extra` others by chance. The items keep their order.
 */
export function sampleOf<T>(
  items: readonly T[],
  { traitsOf, extra, seed }: SampleRule<T>,
): readonly T[] {
  const rest = new Map(items.map((item) => [item, new Set(traitsOf(item))]));
  const taken = new Set<T>();
  const take = (item: T, traits: ReadonlySet<string>) => {
    taken.add(item);
    rest.delete(item);
    for (const left of rest.values()) for (const trait of traits) left.delete(trait);
  };
  for (;;) {
    const [best] = [...rest].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) break;
    take(...best);
  }
  for (const item of createRandom(seed).sample([...rest.keys()], extra)) taken.add(item);
  return items.filter((item) => taken.has(item));
}
