import { expect, it } from 'vitest';
import { anchorIn } from './anchors';

it.each([
  ['cli', 'cli'],
  ['server-open', 'serveropen'],
  ['async-await', 'asyncawait'],
  ['Über-uns', 'über-uns'],
  ['_intro', 'intro'],
  ['gone', undefined],
  ['---', undefined],
])('leads #%s to %s', (id, found) => {
  expect(anchorIn(['intro', 'serveropen', 'cli', 'asyncawait', 'über-uns', '-'], id)).toBe(found);
});
