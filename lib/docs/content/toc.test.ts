import { expect, it } from 'vitest';
import { buildToc } from './toc';
import type { Heading } from './types';

const heading = (depth: Heading['depth'], id: string, text = id): Heading => ({ depth, id, text });
const shape = (headings: readonly Heading[]) =>
  buildToc(headings).map(({ id, children }) => [id, children.map((child) => child.id)]);

it('nests h3 under the h2 before it and leaves out other levels', () => {
  expect(
    shape([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd'), heading(3, 'e')]),
  ).toEqual([
    ['a', ['b']],
    ['d', ['e']],
  ]);
});

it('keeps an h3 before any h2 at the top and skips a heading without text', () => {
  expect(shape([heading(3, 'a'), heading(2, 'b', ''), heading(2, 'c')])).toEqual([
    ['a', []],
    ['c', []],
  ]);
});
