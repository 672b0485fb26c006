import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it('counts edits, a swap as one', () => {
  expect(editDistance('refnud', 'refund')).toBe(1);
  expect(editDistance('curency', 'currency')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});

it('stops above its limit', () => {
  expect(editDistance('card', 'blik', 1)).toBe(2);
  expect(editDistance('card', 'callbacks', 2)).toBe(3);
});

it('compares with the best beginning of a word', () => {
  expect(editDistance('trasact', 'transaction', 1, true)).toBe(1);
});
