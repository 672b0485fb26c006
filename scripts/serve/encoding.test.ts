import { expect, it } from 'vitest';
import { matchesEtag, negotiateEncoding } from './encoding';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['BR', 'br'],
])('answers "%s" with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

it('compares tags weakly, as a list, and knows the star', () => {
  expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesEtag('*', '"b"')).toBe(true);
  expect(matchesEtag('"a"', '"b"')).toBe(false);
  expect(matchesEtag(undefined, '"b"')).toBe(false);
});
