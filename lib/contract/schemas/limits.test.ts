import { expect, it } from 'vitest';
import { limitsSchema } from './limits';

const rowsOf = (limit: object) => ({
  groups: [{ id: 'a', title: 'A', limits: [{ id: 'retries', label: 'Repeats', ...limit }] }],
});

it('writes the number of repeats and their pauses from one list', () => {
  const { groups } = limitsSchema.parse(rowsOf({ pauses: [1, 2, 4] }));
  expect(groups[0]?.limits[0]).toMatchObject({
    value: 'up to 3',
    note: 'After 1, 2 and 4 s, each with jitter.',
  });
});

it('takes no second text next to the list', () => {
  expect(limitsSchema.safeParse(rowsOf({ pauses: [1, 2] })).success).toBe(true);
  expect(limitsSchema.safeParse(rowsOf({ pauses: [1, 2], text: 'up to 5' })).success).toBe(false);
});
