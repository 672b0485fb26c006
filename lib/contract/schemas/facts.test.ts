import { expect, it } from 'vitest';
import { limitsSchema } from './facts';

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

it('takes no second text beside the list', () => {
  expect(limitsSchema.safeParse(rowsOf({ pauses: [1, 2], value: 'up to 5' })).success).toBe(false);
});
