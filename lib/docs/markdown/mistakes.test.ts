import { expect, it } from 'vitest';
import { formatProblem } from '../../base/source/problems';
import { compile } from '../content/compile';
import { NO_DIALECT } from './definition';

const messagesOf = async (body: string) =>
  (
    await compile(
      { frontmatter: { title: 'A', description: 'A' }, body, isPlain: false },
      'a.mdx',
      NO_DIALECT,
    )
  ).problems.map(formatProblem);

it.each([
  ['', '1:1  the page has no text — write it'],
  ['##Heading', '1:1  "##Heading" is no heading — write a space after "##"'],
  ['Text\n###Heading', '2:1  "###Heading" is no heading — write a space after "###"'],
  ['## A\n\n#### B\n\nText.', '3:1  a heading of level 4 follows one of level 2 — write "###"'],
  ['### A\n\nText.', '1:1  a heading of level 3 follows one of level 1 — write "##"'],
  [
    '## A\n\n### B\n\nText.\n\n## C',
    '7:1  warning: nothing is below this heading — write a text, or remove it',
  ],
  [
    '## A\n\n## B\n\nText.',
    '1:1  warning: nothing is below this heading — write a text, or remove it',
  ],
  [':::note\n\nText.', '1:1  the box ":::note" is never closed — add a line ":::"'],
  ['::: note\n\nText.\n\n:::', '1:1  "::: note" opens no box — write ":::note"'],
  [
    ':::tip A title\n\nText.\n\n:::',
    '1:1  ":::tip A title" opens no box — write ":::tip[A title]"',
  ],
  [
    '```json\n{}',
    '1:1  warning: the block of code is never closed — add a line with the same marks',
  ],
  [
    '| A | B |\n| 1 | 2 |',
    '1:1  the table has no second line — add "| --- | --- |" below its first',
  ],
  [
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n| a | b | c |',
    '4:1  the row has 3 cells, and the first row has 2 — write "\\|" in a text, or add a column',
  ],
  [
    'See [more][faq].',
    '1:10  "][faq]" refers to nothing — write the address: "](/route)", or "[faq]: /route"',
  ],
  [
    'See [`more`][faq].',
    '1:12  "][faq]" refers to nothing — write the address: "](/route)", or "[faq]: /route"',
  ],
  ['One[^1].', '1:4  "[^1]" has no footnote — write "[^1]: …" on a line of its own'],
  [
    'See [more](/a b).',
    '1:10  "](" begins no link — write the address without spaces, and close it with ")"',
  ],
  ['See [more]().', '1:5  the link has no address — write one'],
  ['A line.\nTODO write it.', '2:1  "TODO" is left over — do it, or remove the note'],
])('%j is a mistake with a place', async (body, message) => {
  expect(await messagesOf(body)).toEqual([`a.mdx:${message}`]);
});

it.each([
  '## A\n\n### B\n\nb\n\n## C\n\n### D\n\n#### E\n\ne\n\n## F\n\nf',
  '#hashtag, #1, a ## b',
  ':::note\n\nText.\n\n:::',
  ':::note[A title]\nText.\n:::',
  '- Item\n\n  :::note\n  Text.\n  :::',
  '> ```json\n> {}\n> ```',
  '- Item\n\n  ````text\n  ```\n  ````',
  '| A | B |\n| --- | --- |\n| 1 | 2 |',
  '| alone |',
  'See [more][faq] and one[^1].\n\n[faq]: /faq\n\n[^1]: A note.',
  'Write \\[a\\][b], `[a][b]`, `TODO`, a\\[0\\](x) and [a] (b).',
  '```text\n##Heading\n::: note\nTODO\n```',
])('%j is no mistake', async (body) => {
  expect(await messagesOf(body)).toEqual([]);
});
