import { expect, it } from 'vitest';
import { codeSpans, withoutCodeMarks } from './code-spans';

it('cuts a text at its backticks', () => {
  expect(codeSpans('In `a`, `b`')).toEqual([
    { text: 'In ', isCode: false },
    { text: 'a', isCode: true },
    { text: ', ', isCode: false },
    { text: 'b', isCode: true },
  ]);
  expect(withoutCodeMarks('In `a`, `b`')).toBe('In a, b');
});
