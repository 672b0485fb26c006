import { mulberry32 } from '../../lib/base/math/random';

/** A small generator of repeatable randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const item = pick(rest);
      rest.splice(rest.indexOf(item), 1);
      return item;
    });
  };
  return { between, pick, sample };
}
