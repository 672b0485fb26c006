import { expect, it } from 'vitest';
import { linesOf } from './lines';

const lines = (text: string, most = 9) => linesOf(text, { width: 10, most }, (part) => part.length);

it('breaks a text at spaces and after hyphens', () => {
  expect(lines('one two three')).toEqual(['one two', 'three']);
  expect(lines('pay-by-link now')).toEqual(['pay-by-', 'link now']);
  expect(lines('  one \n  two ')).toEqual(['one two']);
  expect(lines('ten of ten')).toEqual(['ten of ten']);
  expect(lines(' ')).toEqual([]);
});

it('says that something is cut', () => {
  expect(lines('one two three four five', 2)).toEqual(['one two', 'three fou…']);
  expect(lines('one two three', 1)).toEqual(['one two…']);
  expect(lines('abcdefghijklm no')).toEqual(['abcdefghi…', 'no']);
});
