import { expect, it } from 'vitest';
import { callingCodeOf } from './calling-codes';

it.each([
  ['PL', '48'],
  ['KZ', '7'],
  ['XK', '383'],
  ['AQ', undefined],
  ['toString', undefined],
])('the calling code of %s is %s', (country, code) => {
  expect(callingCodeOf(country)).toBe(code);
});
