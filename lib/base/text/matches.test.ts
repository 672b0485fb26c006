import { expect, it } from 'vitest';
import { matchesWithPlaces } from './matches';

const found = (text: string) =>
  [...matchesWithPlaces(text, /x\d/g)].map(({ match, line, before, text: whole }) => [
    match[0],
    line,
    before,
    whole,
  ]);

it('says in which line, and where in it, each match is', () => {
  expect(found('x1 x2\n\n  x3\nno\nx4')).toEqual([
    ['x1', 1, 0, 'x1 x2'],
    ['x2', 1, 3, 'x1 x2'],
    ['x3', 3, 2, '  x3'],
    ['x4', 5, 0, 'x4'],
  ]);
});

it('finds nothing in a text without a match, and in an empty one', () => {
  expect(found('no\nyes\n')).toEqual([]);
  expect(found('')).toEqual([]);
});
