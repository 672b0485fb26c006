import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { splitAfter } from './split';

const call = (name: string) => ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] });
const treeOf = (...names: string[]) =>
  // hast has no type for the call of a component.
  ({ type: 'root', children: names.map(call) }) as unknown as Root;

it('splits a page after the first call of a component', () => {
  const parts = splitAfter(treeOf('Steps', 'Operation', 'Errors', 'Operation'), 'Operation');
  expect(parts).toEqual([treeOf('Steps', 'Operation'), treeOf('Errors', 'Operation')]);
});

it('keeps a page whole that does not call it, or has nothing at its side', () => {
  expect(splitAfter(treeOf('Errors'), 'Operation')).toEqual([treeOf('Errors')]);
  expect(splitAfter(treeOf('Operation'), undefined)).toEqual([treeOf('Operation')]);
});
