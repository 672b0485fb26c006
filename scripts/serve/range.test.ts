import { expect, it } from 'vitest';
import { readRange } from './range';

it.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['items=0-3', undefined],
  [undefined, undefined],
])('reads %s of ten bytes as %o', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
