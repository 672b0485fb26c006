import { expect, it } from 'vitest';
import { codeLines } from './code-lines';

it.each([
  ['no code', 'a\nb', '..'],
  ['a block and its fences', 'a\n```js\nb\n```\nc', '.###.'],
  ['a longer fence, which ends a shorter one', '```\na\n````\nb', '###.'],
  ['a shorter fence, which is code', '````\n```\na\n````\nb', '####.'],
  ['a fence of the other kind, which is code', '```\n~~~\n```\nb', '###.'],
  ['a fence with a language, which begins no second block', '```\n```js\n```\nb', '###.'],
  ['a block in a quotation', '> ~~~\n> a\n> ~~~\nb', '###.'],
  ['a block without an end', 'a\n```\nb', '.##'],
])('finds %s', (_, text, marks) => {
  const found = codeLines(text.split('\n')).map((isCode) => (isCode ? '#' : '.'));
  expect(found.join('')).toBe(marks);
});
