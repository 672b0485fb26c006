import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN } from '../../lib/docs/content/extension';

let root: string;
/** The files that were read. */
let read: string[];
let readAllPages: typeof import('./read-pages')['readAllPages'];

/** As if nothing had been saved for a while: what was saved just now is always read. */
const later = () => vi.setSystemTime(Date.now() + 60_000);

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'read-pages-'));
  vi.stubEnv('CONTENT_DIR', root);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  vi.doMock('../../lib/base/source/read-text', async (original) => {
    const all = await original<typeof import('../../lib/base/source/read-text')>();
    const readText = (file: string) => {
      read.push(path.relative(root, file));
      return all.readText(file);
    };
    return { ...all, readText };
  });
  ({ readAllPages } = await import('./read-pages'));
  read = [];
  save('a.mdx', 'First text.');
  save('b.mdx', '<Include name="piece" />');
  save('_includes/piece.mdx', 'First piece.', '');
  later();
});
afterEach(() => {
  vi.doUnmock('../../lib/base/source/read-text');
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // Other test files share the modules of this process.
  vi.resetModules();
  rmSync(root, { recursive: true });
});

const HEAD =
  '---\ntitle: A page\ndescription: A page of this test, with a description that is long enough to be one.\n---\n\n';

function save(name: string, text: string, head = HEAD): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), `${head}${text}\n`);
}

/** What is read, and the texts of the pages. */
async function readAgain() {
  read = [];
  const pages = await readAllPages(PLAIN.dialect);
  return { read, texts: pages.map(({ page }) => JSON.stringify(page.sections)) };
}

it('reads no page that is as it was', async () => {
  const first = await readAgain();
  expect(first.read).toContain('a.mdx');
  expect(await readAgain()).toEqual({ ...first, read: [] });
});

it('reads only the page that was saved', async () => {
  await readAgain();
  save('a.mdx', 'Other text.');
  const { read, texts } = await readAgain();
  expect(new Set(read)).toEqual(new Set(['a.mdx']));
  expect(texts[0]).toContain('Other text.');
});

it('notices a text of the same length with the time of the text before', async () => {
  const file = path.join(root, 'a.mdx');
  utimesSync(file, 1, 1);
  later();
  await readAgain();
  save('a.mdx', 'Third text.');
  utimesSync(file, 1, 1);
  later();
  expect((await readAgain()).texts[0]).toContain('Third text.');
});

it('reads a page again as long as the clock of the file system may stand still', async () => {
  save('a.mdx', 'Other text.');
  vi.setSystemTime(new Date());
  vi.useRealTimers();
  await readAgain();
  expect((await readAgain()).read).toContain('a.mdx');
});

it('reads all pages again when a piece has another text', async () => {
  await readAgain();
  save('_includes/piece.mdx', 'Second piece.', '');
  later();
  expect((await readAgain()).texts[1]).toContain('Second piece.');
});

it('shows a page no more that is gone', async () => {
  await readAgain();
  rmSync(path.join(root, 'a.mdx'));
  expect((await readAgain()).texts).toHaveLength(1);
});

it('reads the heads of many new pages alone, until they are compiled', async () => {
  const { readHeads } = await import('./read-pages');
  expect(readHeads(PLAIN.dialect)).toBeUndefined();
  const words = `${Date.now()} ${path.basename(root)}`;
  for (let nth = 0; nth < 60; nth += 1) save(`many/${nth}.mdx`, `Page ${nth} of ${words}. {x}`);
  later();
  const heads = readHeads(PLAIN.dialect);
  expect(heads?.reads).toHaveLength(62);
  expect(heads?.reads[2]?.page).toMatchObject({
    route: '/many/0',
    frontmatter: { title: 'A page' },
    headings: [],
  });
  expect(heads?.reads[2]?.page.tree).toBeUndefined();
  // What is not needed any more ends immediately, and is still to be done.
  await heads?.compile(() => true);
  expect(readHeads(PLAIN.dialect)).toBeDefined();
  read = [];
  save('many/7.mdx', 'Saved.');
  later();
  readHeads(PLAIN.dialect);
  expect(new Set(read)).toEqual(new Set(['many/7.mdx']));
  // All have a fault, so none is kept; they are not compiled ahead once more.
  await readHeads(PLAIN.dialect)?.compile(() => false);
  expect(readHeads(PLAIN.dialect)).toBeUndefined();
});

it('leaves out the trees, which only the framework needs', async () => {
  const [page] = await readAllPages(PLAIN.dialect);
  expect(page?.page.sections.length).toBeGreaterThan(0);
  expect(page?.page).not.toHaveProperty('tree');
});
