import { expect, it } from 'vitest';
import { corpusFiles } from './corpus';

const files = corpusFiles(60, { extension: 'mdx' });
const pages = files.filter(({ path }) => path !== 'index.mdx');

it('gives the same bytes every time', () => {
  expect(corpusFiles(60, { extension: 'mdx' })).toEqual(files);
});

it('gives exactly as many pages as asked for, all with different paths and titles', () => {
  expect(files).toHaveLength(60);
  expect(new Set(files.map(({ path }) => path)).size).toBe(60);
  expect(new Set(files.map(({ text }) => /title: (.*)/.exec(text)?.[1])).size).toBe(60);
});

it('puts at most 25 pages into a folder, in a large corpus too', () => {
  const counts = new Map<string, number>();
  for (const { path } of corpusFiles(1_000, { extension: 'md' })) {
    const folder = path.split('/')[0] ?? '';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBe(25);
});

it('gives each page 8 headings, 3 tables, 4 code blocks in different languages and about 1,200 words', () => {
  for (const { path, text } of pages) {
    expect(text.match(/^#{2,3} /gm), path).toHaveLength(8);
    const rows = text.split('\n\n').filter((block) => block.startsWith('| Field'));
    expect(rows, path).toHaveLength(3);
    for (const row of rows)
      expect(row.split('\n').length - 2).toSatisfy((n: number) => n >= 10 && n <= 20);
    const languages = [...text.matchAll(/^```(\w+)$/gm)].map((match) => match[1]);
    expect(new Set(languages).size, path).toBe(4);
    const words = text
      .replace(/^```[\s\S]*?^```$/gm, '')
      .replace(/^\|.*$/gm, '')
      .split(/\s+/).length;
    expect(words, path).toBeGreaterThan(1_100);
    expect(words, path).toBeLessThan(1_700);
  }
});

it('writes descriptions of 50 to 160 characters', () => {
  for (const { text } of files) {
    const length = /description: "(.*)"/.exec(text)?.[1]?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  }
});

it('links only to pages and headings that exist', () => {
  const targets = new Map(
    files.map(({ path, text }) => [
      `/${path.replace(/\.mdx$/, '')}`,
      [...text.matchAll(/^#{2,3} (.*)$/gm)].map((match) =>
        match[1]?.toLowerCase().replaceAll(' ', '-'),
      ),
    ]),
  );
  const links = files.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)#]*)(?:#([^)]*))?\)/g)]);
  expect(links.length).toBeGreaterThan(400);
  for (const [, route = '', id] of links) {
    expect(targets.has(route), route).toBe(true);
    if (id !== undefined) expect(targets.get(route)).toContain(id);
  }
});

it('holds no braces or angle brackets outside code, so that both Markdown and MDX can read it', () => {
  for (const { text } of files)
    expect(text.replace(/^```[\s\S]*?^```$/gm, '')).not.toMatch(/[{}<>]/);
});

it('holds plain Markdown only when asked for .md', () => {
  const plain = corpusFiles(10, { extension: 'md' });
  expect(plain.every(({ path }) => path.endsWith('.md'))).toBe(true);
  expect(plain.some(({ text }) => text.includes(':::'))).toBe(false);
});
