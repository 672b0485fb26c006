import { expect, it } from 'vitest';
import { nestingFault } from './nesting';

const list = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- x`).join('\n');

it.each([
  ['a list of 60 levels', list(60), undefined],
  ['a list of 800 levels', list(800), { line: 61, column: 123 }],
  ['800 quotations in one line', `${'>'.repeat(800)} x`, { line: 1, column: 802 }],
  ['800 items in one line', `${'- '.repeat(800)}x`, { line: 1, column: 1601 }],
  ['code behind a wide margin', `\`\`\`\n${' '.repeat(300)}- x\n\`\`\`\n`, undefined],
  ['text behind a wide margin', `a\n${' '.repeat(300)}b`, undefined],
])('judges %s', (_, text, fault) => {
  expect(nestingFault(text)).toEqual(
    fault && {
      ...fault,
      message: expect.stringMatching(/^is nested too deeply .* — use at most 60 /),
    },
  );
});
