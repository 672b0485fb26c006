import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatProblem } from '../../base/source/problems';
import { NO_DIALECT } from '../markdown/definition';
import { readPage, readPiece } from './page';
import { articleText } from './testing';

let root = '';
beforeAll(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'include-')), 'notes');
  vi.stubEnv('CONTENT_DIR', root);
  write('_includes/refund.mdx', 'A refund takes [days](/gone).\n\n## Limits\n');
  write('_includes/outer.mdx', '<Include name="refund" />\n');
  write('_includes/faulty.mdx', 'One.\n\n<Nothing />\n');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const HEAD = `---\ntitle: A\ndescription: ${'Words of a description. '.repeat(3)}\n---\n\n`;
const read = (body: string) => readPage(write('a.mdx', HEAD + body), NO_DIALECT);

it('shows a piece in a page, with its headings and links', async () => {
  const { page, problems } = await read(
    'Lead.\n\n<Include name="refund" />\n\nEnd with [a link](/b).\n',
  );
  expect(problems).toEqual([]);
  expect(articleText(page)).toBe('Lead. A refund takes days. Limits End with a link.');
  expect(page.headings.map(({ id }) => id)).toEqual(['limits']);
  expect(page.links).toMatchObject([
    { href: '/gone', line: 8 },
    { href: '/b', line: 10 },
  ]);
  // Rules of writing read the piece once, with itself.
  expect(page.prose.lines.map(({ text, line }) => [text, line])).toEqual([
    ['Lead.', 6],
    ['End with a link.', 10],
  ]);
});

it('needs no space before the end of the tag', async () => {
  const { page, problems } = await read('Lead.\n\n<Include name="refund"/>\n\nEnd.\n');
  expect(problems).toEqual([]);
  expect(articleText(page)).toBe('Lead. A refund takes days. Limits End.');
});

it('changes a page that is in the cache when the piece changes', async () => {
  const body = 'Lead.\n\n<Include name="changing" />\n';
  write('_includes/changing.mdx', 'Before.\n');
  expect(articleText((await read(body)).page)).toBe('Lead. Before.');
  write('_includes/changing.mdx', 'After.\n');
  expect(articleText((await read(body)).page)).toBe('Lead. After.');
});

it('keeps nothing of a page whose piece is edited between its key and its compile', async () => {
  // A word of this run alone: the cache still has the pages of the last run.
  const lead = path.basename(path.dirname(root));
  const body = `${lead}.\n\n<Include name="racing" />\n`;
  write('_includes/racing.mdx', 'Before.\n');
  // The key asks for the tags when it has read the piece.
  const dialect = {
    ...NO_DIALECT,
    get tags() {
      write('_includes/racing.mdx', 'After.\n');
      return NO_DIALECT.tags;
    },
  };
  const file = write('a.mdx', HEAD + body);
  expect(articleText((await readPage(file, dialect)).page)).toBe(`${lead}. After.`);
  write('_includes/racing.mdx', 'Before.\n');
  expect(articleText((await read(body)).page)).toBe(`${lead}. Before.`);
});

it.each([
  [
    '<Include name="gone" />',
    '6:1  <Include> shows notes/_includes/gone.mdx, which does not exist — write it or correct the name',
  ],
  [
    '<Include name="../a" />',
    '6:1  <Include> has the name "../a" — use the name of a file of _includes without ".mdx"',
  ],
  [
    '<Include name="outer" />',
    '6:1  <Include> shows notes/_includes/outer.mdx, which shows another piece — write it out there',
  ],
  [
    'Text <Include name="refund" />',
    `6:6  <Include> is alone on its line, at its beginning — write '<Include name="…" />' and nothing else there`,
  ],
  [
    '<Include name="faulty" />',
    '6:1  <Nothing> is not a component — see the list in CONTRIBUTING.md',
  ],
])('%s is a fault of the page', async (body, fault) => {
  expect((await read(`${body}\n\nEnd.`)).problems.map(formatProblem)).toContain(
    `notes/a.mdx:${fault}`,
  );
});

it('leaves code as it is', async () => {
  const { page } = await read('Lead.\n\n```text\n<Include name="refund" />\n```\n');
  expect(articleText(page)).toBe('Lead. <Include name="refund" />');
});

it('checks a piece by itself', async () => {
  const { problems } = await readPiece(path.join(root, '_includes/faulty.mdx'), NO_DIALECT);
  expect(problems.map(formatProblem)).toEqual([
    'notes/_includes/faulty.mdx:3:1  <Nothing> is not a component — see the list in CONTRIBUTING.md',
  ]);
});

it('reports the head of a piece once, and a page shows what is below it', async () => {
  const piece = write('_includes/headed.mdx', '---\ntitle: A\n---\nOne day.\n');
  const { page, problems } = await read('Lead.\n\n<Include name="headed" />\n');
  expect(problems).toEqual([]);
  expect(articleText(page)).toBe('Lead. One day.');
  expect((await readPiece(piece, NO_DIALECT)).problems.map(formatProblem)).toEqual([
    'notes/_includes/headed.mdx:1:1  a piece has no head — delete the lines from "---" to "---"',
  ]);
});
