import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPiece } from '../../lib/docs/content/page';
import { NO_DIALECT } from '../../lib/docs/markdown/definition';
import type { Passage } from '../../lib/docs/prose/passage';
import { codePassages, otherComments } from './code';
import { dataPassages } from './data';
import { documentPassages } from './documents';
import { pagePassages } from './passages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, lines: readonly string[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
};
/** `kind line:column text`, with line ends as they are. */
const shown = (passages: readonly Passage[]) =>
  passages.map(({ kind, line, column, markdown }) => `${kind} ${line}:${column} ${markdown}`);

describe('a data file', () => {
  it('gives texts of every form, and its comments', () => {
    const file = write('a.yaml', [
      '# Two lines of',
      '# one comment.',
      'a: This is a text',
      '  of two lines',
      'b: "Quoted text of words"',
      'c: >-',
      '  Block text of words',
      '  # not a comment',
      '',
      '  Second paragraph of it',
    ]);
    expect(shown(dataPassages(file))).toEqual([
      'data 3:4 This is a text\n  of two lines',
      'data 5:5 Quoted text of words',
      'data 7:3 Block text of words\n# not a comment',
      'data 10:3 Second paragraph of it',
      'comment 1:3 Two lines of\none comment.',
    ]);
  });

  it('gives the value of a fact, which need not be a sentence', () => {
    const file = write('a.yaml', ['fact:', '  value: sent by e-mail at once', '  certainty: own']);
    expect(shown(dataPassages(file))).toEqual(['data 2:10 sent by e-mail at once']);
    expect(dataPassages(file)[0]?.isLabel).toBe(true);
  });

  it('leaves values, keys and single words out', () => {
    const file = write('a.yaml', [
      'example: these are four words',
      'key of words: one_word',
      'stringToSign: these are four words',
      'n: 5',
    ]);
    expect(dataPassages(file)).toEqual([]);
  });
});

describe('a program', () => {
  it('gives texts, with places that are filled in as code, and comments', () => {
    const file = write('a.tsx', [
      '/** What it is for. */',
      'export const a = (b: string) => `No page of $' + '{b.x} here`;',
      '/**',
      ' * Two lines of',
      ' * a comment.',
      ' * @param b the name of it',
      ' */',
      "const c = 'the words of it'; // Why it is.",
      'const d = <p className="some more class names">Words for the reader</p>;',
      "import 'not a text at all';",
    ]);
    expect(shown(codePassages(file))).toEqual([
      'interface 2:34 No page of `xxxx` here',
      'interface 8:12 the words of it',
      'interface 9:48 Words for the reader',
      'comment 1:5 What it is for.',
      'comment 4:4 Two lines of\na comment.',
      'comment 6:13 the name of it',
      'comment 8:33 Why it is.',
    ]);
  });

  it('gives code in a template as code', () => {
    const file = write('a.ts', ['const a = `No \\`page\\` of this name`;']);
    expect(shown(codePassages(file))).toEqual(['interface 1:12 No ``page`` of this name']);
  });

  it('gives no texts of tests', () => {
    const file = write('a.test.ts', ["it('says what it does', () => {}); // A comment here."]);
    expect(shown(codePassages(file))).toEqual(['comment 1:39 A comment here.']);
  });

  it('gives comments in other languages', () => {
    const sheet = write('a.css', ['a { color: red } /* Why it is red. */']);
    expect(shown(otherComments(sheet))).toEqual(['comment 1:21 Why it is red.']);
    const python = write('a.py', [
      'x = 1',
      '# Why it is',
      '# one.',
      '#   code of it',
      '# The end.',
    ]);
    expect(shown(otherComments(python))).toEqual([
      'comment 2:3 Why it is\none.',
      'comment 5:3 The end.',
    ]);
  });
});

it('gives paragraphs, items, headings and cells of a document', () => {
  const file = write('a.md', [
    '# Head',
    '',
    'A line',
    'and more',
    '',
    '- item',
    '',
    '| a | b c |',
    '| - | - |',
  ]);
  expect(shown(documentPassages(file))).toEqual([
    'document 1:1 # Head',
    'document 3:1 A line\nand more',
    'document 6:3 item',
    'document 8:3 a',
    'document 8:7 b c',
  ]);
});

describe('a piece of pages', () => {
  it('gives its text, and no head that could be too short', async () => {
    const file = write('piece.mdx', ['A refund takes a day.', '']);
    const { description, all } = pagePassages((await readPiece(file, NO_DIALECT)).page, file);
    expect(description).toBeUndefined();
    expect(shown(all)).toEqual(['page 1:1 A refund takes a day.']);
  });
});
