import { expect, it } from 'vitest';
import { aboutSize } from './size';

it.each([
  [12_388_210, 'about 12 MB'],
  [12_500_000, 'about 13 MB'],
  [840_000, 'about 1 MB'],
  [1200, 'about 1 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(aboutSize(bytes)).toBe(words);
});
