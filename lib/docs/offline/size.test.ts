import { expect, it } from 'vitest';
import { megabytes } from './size';

it.each([
  [12_388_210, 12],
  [12_500_000, 13],
  [840_000, 1],
  [1200, 1],
])('%i bytes are %i MB', (bytes, size) => {
  expect(megabytes(bytes)).toBe(size);
});
