import { expect, it } from 'vitest';
import type { Problem } from '../../base/source/problems';
import { EMPTY_HEADING } from '../markdown/mistakes';
import { keepNeededHeadings } from './needed-headings';
import { PROSE_RULES } from './rules';

const rules = PROSE_RULES.schema.parse({
  similarity: 1,
  rules: [{ routes: '^/cabinet/', words: { min: 1 }, headings: ['Pitfalls'] }],
});
const empty = (line: number, message = EMPTY_HEADING): Problem => ({
  ...{ file: 'a.mdx', line, column: 1, message },
});
const messagesOf = (route: string) =>
  keepNeededHeadings(
    [empty(1), empty(2), empty(3), empty(1, 'another')],
    { route, text: '## Pitfalls\n## Pitfalls \\{#faults}\n## Notes\n' },
    rules,
  ).map(({ message }) => message);

it('does not advise to remove a heading that the kind of page needs', () => {
  const needed = 'nothing is below this heading, which each page of this kind has — write a text';
  expect(messagesOf('/cabinet/limits')).toEqual([needed, needed, EMPTY_HEADING, 'another']);
});

it('leaves pages of other kinds alone', () => {
  expect(messagesOf('/faq')).toEqual([EMPTY_HEADING, EMPTY_HEADING, EMPTY_HEADING, 'another']);
});
