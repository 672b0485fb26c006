import { expect, it } from 'vitest';
import { limitsSchema } from './limits';

const rowsOf = (limit: object) => ({
  groups: [{ id: 'a', title: 'A', limits: [{ id: 'retries', label: 'Repeats', ...limit }] }],
});

it('takes no second text beside the list', () => {
  expect(limitsSchema.safeParse(rowsOf({ pauses: [1, 2], text: 'up to 5' })).success).toBe(false);
});
