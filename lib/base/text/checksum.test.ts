import { expect, it } from 'vitest';
import { checksum } from './checksum';

it('is short, and the same everywhere', () => {
  expect(['', 'a', 'ab'].map(checksum)).toEqual(
    [0, Math.imul(97, 0x01000193), Math.imul(Math.imul(97, 0x01000193) ^ 98, 0x01000193)].map(
      (hash) => (hash >>> 12).toString(36),
    ),
  );
  expect(checksum('a long text '.repeat(1000)).length).toBeLessThanOrEqual(4);
});

it('tells texts of one length apart', () => {
  expect(checksum('ab')).not.toBe(checksum('ba'));
});
