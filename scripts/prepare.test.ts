import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { bundleBoot } from './export/boot';

const before = process.cwd();
let home: string;
let bundled = 0;
/** Each time it is another script, as after an edit of the code. */
const bundle: typeof bundleBoot = async () => {
  bundled += 1;
  const src = `/boot/${bundled}.js`;
  mkdirSync('public/boot', { recursive: true });
  writeFileSync(`public${src}`, '');
  return { head: '', src, resolve: '', workers: {}, sheets: {} };
};

beforeEach(() => {
  bundled = 0;
  home = mkdtempSync(path.join(os.tmpdir(), 'prepare-'));
  for (const name of ['components', 'lib', 'node_modules', 'package-lock.json'])
    symlinkSync(path.resolve(name), path.join(home, name));
  cpSync('scripts/e2e/__fixtures__/base-path', path.join(home, 'content'), { recursive: true });
  process.chdir(home);
  vi.doMock('./export/boot', () => ({ bundleBoot: bundle }));
  vi.doMock('./search/write-search', () => ({ writeSearch: vi.fn() }));
  // The compiled pages are those of all test files.
  vi.doMock('../lib/docs/content/cache', async (original) => ({
    ...(await original<typeof import('../lib/docs/content/cache')>()),
    pruneCache: vi.fn(),
  }));
});
afterEach(() => {
  for (const name of ['./export/boot', './search/write-search', '../lib/docs/content/cache'])
    vi.doUnmock(name);
  vi.unstubAllEnvs();
  // Other test files share the modules and the folder of this process.
  vi.resetModules();
  process.chdir(before);
  rmSync(home, { recursive: true });
});

/** What a program that has just begun prepares, and the script that the first page has. */
async function begin() {
  vi.resetModules();
  const { preparePages } = await import('./prepare');
  const prepare = async () => {
    const { rest } = await preparePages(undefined, { hasDrafts: true });
    return { rest, shown: shown() };
  };
  return { ...(await prepare()), prepare };
}
const shown = (): unknown => JSON.parse(readFileSync('.generated/boot.json', 'utf8')).src;

it('shows the first page with the scripts of an earlier run, and bundles new ones afterwards', async () => {
  const first = await begin();
  expect(first.shown).toBe('/boot/1.js');
  await first.rest();
  expect(shown()).toBe('/boot/1.js');
  // A save in the same run.
  const saved = await first.prepare();
  expect(saved.shown).toBe('/boot/1.js');
  await saved.rest();
  expect(shown()).toBe('/boot/2.js');

  const second = await begin();
  expect(second.shown).toBe('/boot/2.js');
  await second.rest();
  expect(shown()).toBe('/boot/3.js');
});

it('stops making what no page waits for, between two steps, when a save has come', async () => {
  const { prepare } = await begin();
  const { rest } = await prepare();
  let asked = 0;
  const isPast = () => {
    asked += 1;
    return asked > 2;
  };
  await rest(isPast);
  expect(asked).toBe(3);
  expect(bundled).toBe(1);
  await rest();
  expect(bundled).toBe(2);
});

it('bundles the scripts before the first page when those that are there are of no use for it', async () => {
  const { prepare } = await begin();
  const { hasScripts } = await import('./export/generated');
  expect(hasScripts()).toBe(true);
  vi.stubEnv('NODE_ENV', 'production');
  expect(hasScripts()).toBe(false);
  vi.unstubAllEnvs();
  vi.stubEnv('BASE_PATH', '/docs');
  expect(hasScripts()).toBe(false);
  vi.unstubAllEnvs();
  expect(hasScripts()).toBe(true);
  const { shown: lost } = await prepare();
  rmSync(`public${lost}`);
  expect(hasScripts()).toBe(false);
  expect((await begin()).shown).not.toBe(lost);
});

it('shows many new pages by their heads, and their faults when one is asked for, until all are compiled', async () => {
  await begin();
  const { preparePages } = await import('./prepare');
  const { getPage } = await import('../lib/docs/content/pages');
  const { PLAIN } = await import('../lib/docs/content/extension');
  const description =
    'A page of a test, described in as many words as the check asks an author for.';
  mkdirSync('content/many');
  for (let nth = 0; nth < 60; nth += 1)
    writeFileSync(
      `content/many/${nth}.mdx`,
      `---\ntitle: Page ${nth}\ndescription: ${description}\n---\n\nText of ${home}.${nth === 7 ? ' <Unknown />' : ''}\n`,
    );
  const options = { hasDrafts: true, mayShowHeads: true };
  const first = await preparePages(undefined, options);
  expect(first.isOfHeads).toBe(true);
  expect(readFileSync('.generated/navigation.json', 'utf8')).toContain('"Page 59"');
  expect(first.index.pages.find(({ route }) => route === '/many/7')?.faults).toBeUndefined();
  const faults = [expect.stringMatching(/^content\/many\/7\.mdx:6:.*Unknown/)];
  expect(await getPage('/many/7', PLAIN.dialect)).toMatchObject({ faults });
  expect((await getPage('/many/8', PLAIN.dialect))?.faults).toBeUndefined();

  await first.rest();
  const second = await preparePages(undefined, options);
  expect(second.isOfHeads).toBeUndefined();
  expect(second.index.pages.find(({ route }) => route === '/many/7')).toMatchObject({ faults });
  expect(second.problems.map(({ file }) => file)).toContain('content/many/7.mdx');
});

it('compiles all pages first where no author waits for one', async () => {
  await begin();
  const { preparePages } = await import('./prepare');
  mkdirSync('content/many');
  for (let nth = 0; nth < 60; nth += 1)
    writeFileSync(`content/many/${nth}.mdx`, `---\ntitle: Page ${nth}\n---\n\nText of ${home}.\n`);
  expect((await preparePages(undefined, { hasDrafts: true })).isOfHeads).toBeUndefined();
});

it('makes what is made of data anew when the data or the files have changed, and not for a page', async () => {
  const made = vi.fn(() => ({}));
  vi.doMock('./export/icons', () => ({ collectIcons: made }));
  vi.useFakeTimers({ toFake: ['Date'] });
  /** As if nothing had been written for a while. */
  const later = () => vi.setSystemTime(Date.now() + 60_000);
  const { prepare } = await begin();
  const again = async () => {
    later();
    made.mockClear();
    await prepare();
    return made.mock.calls.length;
  };
  // What was written just now is compared once more.
  expect(await again()).toBe(1);
  expect(await again()).toBe(0);
  appendFileSync('content/index.mdx', '\nMore.\n');
  expect(await again()).toBe(0);

  const site = readFileSync('content/_site/site.yaml', 'utf8');
  writeFileSync('content/_site/site.yaml', site.replace('name: Prefix', 'name: Other words'));
  expect(await again()).toBe(1);
  expect(readFileSync('.generated/site.json', 'utf8')).toContain('Other words');
  expect(await again()).toBe(0);
  writeFileSync('.generated/site.json', '{}');
  expect(await again()).toBe(1);
  expect(readFileSync('.generated/site.json', 'utf8')).toContain('Other words');
  vi.doUnmock('./export/icons');
  vi.useRealTimers();
});
