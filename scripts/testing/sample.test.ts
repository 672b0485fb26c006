import { expect, it } from 'vitest';
import { createRandom } from './random';
import { sampleOf } from './sample';

interface Thing {
  readonly id: number;
  readonly traits: readonly string[];
}

/** 300 things with one to four of 40 traits; the last trait is on one thing only. */
function things(): Thing[] {
  const random = createRandom(7);
  const many = Array.from({ length: 300 }, (_, id) => ({
    id,
    traits: Array.from({ length: random.between(1, 4) }, () => `t${random.between(1, 39)}`),
  }));
  return many.map((each) =>
    each.id === 123 ? { ...each, traits: [...each.traits, 'rare'] } : each,
  );
}

const take = (items: readonly Thing[], extra: number, seed = 1) =>
  sampleOf(items, { traitsOf: ({ traits }) => traits, extra, seed });
const traitsIn = (items: readonly Thing[]) => new Set(items.flatMap(({ traits }) => traits));

it('has every trait that any item has, with a small part of the items', () => {
  const all = things();
  const sample = take(all, 0);
  expect(traitsIn(sample)).toEqual(traitsIn(all));
  expect(sample.length).toBeLessThan(all.length / 5);
  expect(sample.map(({ id }) => id)).toContain(123);
});

it('takes an item that has nothing new only by chance', () => {
  const plain = { id: 2, traits: ['a'] };
  const items = [{ id: 1, traits: ['a', 'b'] }, plain, { id: 3, traits: ['b'] }];
  expect(take(items, 0).map(({ id }) => id)).toEqual([1]);
  expect(take(items, 1)).toHaveLength(2);
});

it('takes exactly as many more as asked for, other ones with another seed, the same with the same', () => {
  const all = things();
  const least = take(all, 0);
  const sample = take(all, 25);
  expect(sample).toHaveLength(least.length + 25);
  expect(least.every((each) => sample.includes(each))).toBe(true);
  expect(take(all, 25)).toEqual(sample);
  expect(take(all, 25, 2)).not.toEqual(sample);
});

it('keeps the order, and takes everything where there is not more', () => {
  const all = things();
  const ids = take(all, 30).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(take(all, 1_000)).toEqual(all);
});
