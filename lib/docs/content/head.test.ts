import { afterEach, expect, it } from 'vitest';
import { formatProblem } from '../../base/source/problems';
import { NO_DIALECT } from '../markdown/definition';
import { readHead } from './head';
import { parseSource } from './source';

const DESCRIPTION = 'A sentence that is long enough to be the description of a page.';
const messagesOf = (text: string, file = 'content/a.mdx') =>
  parseSource(text, file, NO_DIALECT).problems.map(formatProblem);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hasRun');
});

it.each([
  '---\ntitle: A\n---\nBody\n\nEnd\n',
  '---\n---\nBody',
  '---\n\n# a comment\n\ntitle: A\n---\n\n\nBody\n',
  '--- \ntitle: A\n---  \nBody\n',
  '---\ntitle: |\n  A\n  ---\n  B\n---\nBody\n---\nEnd',
  '---\na: b: c\n---\nBody\n',
  'Body without a head\n---\n',
  '----\nA line, and no head\n----\n',
  '',
])('keeps the lines of what follows a head: %j', (text) => {
  const { body } = readHead(text);
  const [lines, shown] = [text.split('\n'), body.split('\n')];
  expect(shown).toHaveLength(lines.length);
  expect(shown.filter((line, index) => line.trim() !== '' && line !== lines[index])).toEqual([]);
  for (const word of ['Body', 'End']) expect(body.includes(word)).toBe(text.includes(word));
  expect(body).not.toContain('title');
});

it.each(['js', 'javascript', 'json', 'coffee', 'constructor', 'yaml'])(
  'does not run or read a head that names a language: %s',
  (language) => {
    const text = `---${language}\n{"title": (globalThis.hasRun = true)}\n---\nBody\n`;
    expect(messagesOf(text)).toEqual([
      `content/a.mdx:1:4  frontmatter is YAML and names no language — write "---" without "${language}"`,
    ]);
    expect(messagesOf(text, 'notes/a.md')).toEqual([]);
    expect('hasRun' in globalThis).toBe(false);
  },
);

it('reports a head that is never closed, and text on the line that closes it', () => {
  expect(messagesOf('---\ntitle: A\n\nBody: it goes on\n')).toEqual([
    'content/a.mdx:1:1  frontmatter is never closed — add a line "---"',
  ]);
  expect(messagesOf(`---\ntitle: A\ndescription: ${DESCRIPTION}\n---- \nBody\n`)).toEqual([
    'content/a.mdx:4:4  "-" follows the "---" that closes the frontmatter — put it on a line of its own',
  ]);
});

it('reports faulty YAML where it is, and a head that is no list of keys', () => {
  expect(messagesOf('---\ntitle: A\ntitle: B\n---\n')).toEqual([
    'content/a.mdx:3:1  frontmatter: duplicated mapping key — quote the value or correct the YAML',
  ]);
  expect(messagesOf('---\ntitle: A: B\n---\n')).toEqual([
    expect.stringMatching(/^content\/a\.mdx:2:9 {2}frontmatter: /),
  ]);
  for (const head of ['- title', 'title']) {
    expect(messagesOf(`---\n${head}\n---\n`)).toEqual([
      'content/a.mdx:2:1  frontmatter is not a list of keys — write "key: value" on each line',
    ]);
  }
});

it('names the line of a key below comments and empty lines, also when the file is read twice', () => {
  const text = `---\n# a comment\n\ntitle: A\ndescription: short\n---\n`;
  const expected = [
    'content/a.mdx:5:1  description: too short — say in 50 to 160 characters what a reader finds here',
  ];
  expect(messagesOf(text)).toEqual(expected);
  expect(messagesOf(text)).toEqual(expected);
});

it('takes two rules at the top of plain Markdown for text', () => {
  for (const text of ['---\nWords\n---\n', '---\nWords\n', '---js\nwords\n---\n']) {
    expect(parseSource(text, 'notes/a.md', NO_DIALECT).source.body).toBe(text);
  }
});

it('keeps the keys that can be read when another line of the head is faulty', () => {
  const text = '---\ntitle: A\ndescription: Fields: statuses\nservice: blik/payout\n---\n\nText.\n';
  const dialect = { ...NO_DIALECT, headKeys: ['service', 'operation'] };
  const { source, problems } = parseSource(text, 'content/a.mdx', dialect);
  expect(problems).toHaveLength(1);
  expect(source.frontmatter).toMatchObject({ service: 'blik/payout' });
  expect(source.frontmatter).not.toHaveProperty('operation');
});
