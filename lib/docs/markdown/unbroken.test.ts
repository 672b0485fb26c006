import type { Element, Root, Text } from 'hast';
import { expect, it } from 'vitest';
import { rehypeUnbroken } from './unbroken';

it('keeps compounds in texts and short names in code on one line, and leaves code blocks alone', () => {
  const text = (value: string): Text => ({ type: 'text', value });
  const element = (tagName: string, value: string): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: [text(value)],
  });
  const tree: Root = {
    type: 'root',
    children: [
      element('a', 'Results of 3-D Secure.'),
      element('code', 'Gateway-Key'),
      element('code', 'amount'),
      { ...element('pre', ''), children: [element('code', 'webhook-id')] },
    ],
  };
  rehypeUnbroken()(tree);
  const unbroken = { className: ['unbroken'] };
  expect(tree.children).toMatchObject([
    {
      children: [
        text('Results of '),
        { tagName: 'span', properties: unbroken, children: [text('3-D Secure')] },
        text('.'),
      ],
    },
    { tagName: 'code', properties: unbroken },
    { tagName: 'code', properties: {} },
    { children: [{ tagName: 'code', properties: {} }] },
  ]);
  expect(tree.children[2]).toEqual(element('code', 'amount'));
});
