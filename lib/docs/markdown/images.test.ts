import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { compile } from '../content/compile';
import { NO_DIALECT } from './definition';

let root = '';
beforeAll(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'images-')), 'notes');
  mkdirSync(root);
  vi.stubEnv('CONTENT_DIR', root);
  for (const [name, width] of [
    ['a.svg', 400],
    ['wide.svg', 1600],
    ['pair.svg', 300],
    ['pair-dark.svg', 300],
  ] as const)
    writeFileSync(
      path.join(root, name),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"/>`,
    );
  writeFileSync(path.join(root, 'data.csv'), 'a,b\n');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

/** Images and links of a page, in order. */
async function made(body: string, file = 'notes/a.md') {
  const source = {
    frontmatter: { title: 'A', description: 'A' },
    body,
    isPlain: file.endsWith('.md'),
  };
  const { compiled, problems } = await compile(source, file, NO_DIALECT);
  expect(problems).toEqual([]);
  const found: Element['properties'][] = [];
  visit(compiled.tree as Root, 'element', ({ tagName, properties }) => {
    if (tagName === 'img' || tagName === 'a') found.push(properties);
  });
  return found;
}

it('shows an image as it is, and links a wide one to its full size', async () => {
  expect(await made('![A](./a.svg)', 'notes/a.mdx')).toEqual([
    { src: '/media/a.svg', alt: 'A', width: 400, height: 200 },
  ]);
  expect(await made('![A](./wide.svg)', 'notes/a.mdx')).toEqual([
    { href: '/media/wide.svg', className: ['image-link'] },
    { src: '/media/wide.svg', alt: 'A', width: 1600, height: 200 },
  ]);
  // A link in a link is none.
  expect(await made('[![A](./wide.svg)](/x)')).toHaveLength(2);
});

it('shows one image of a pair in each theme', async () => {
  const both = await made('![A](./pair.svg)', 'notes/a.mdx');
  expect(both.map(({ src, className }) => [src, className])).toEqual([
    ['/media/pair.svg', ['image-light']],
    ['/media/pair-dark.svg', ['image-dark']],
  ]);
  const [marked] = await made('![A](./a.svg#gh-dark-mode-only)');
  expect(marked).toMatchObject({ src: '/media/a.svg', className: ['image-dark'] });
});

it('keeps the size that HTML gives, in proportion', async () => {
  expect(await made('<img src="./a.svg" alt="A" width="200">')).toMatchObject([
    { width: 200, height: 100 },
  ]);
  expect(await made('<img src="./a.svg" alt="A" height="50">')).toMatchObject([
    { width: 100, height: 50 },
  ]);
  expect(await made('<img src="./a.svg" alt="A" width="7" height="9">')).toMatchObject([
    { width: 7, height: 9 },
  ]);
});

it('leads links to files where these are published', async () => {
  expect(await made('[rows](data.csv), [page](b.md), [gone](gone.csv)')).toMatchObject([
    { href: '/media/data.csv' },
    { href: 'b.md' },
    { href: 'gone.csv' },
  ]);
});
