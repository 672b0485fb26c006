import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toRoute } from '../../../lib/base/routes/route';
import type { PageSummary, SiteIndex } from '../../../lib/docs/content/pages';
import { KeptPages } from './kept-pages';

const compiledTexts = new Map<string, string>();
vi.mock('../../../lib/docs/content/cache', () => ({
  cachedHash: (key: string) => compiledTexts.get(key),
}));

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const out = () => path.join(folder, 'out');

const page = (name: string, more: Partial<PageSummary> = {}): PageSummary => ({
  route: toRoute(`/${name}`),
  file: `content/${name || 'index'}.mdx`,
  source: path.join(folder, `content/${name || 'index'}.mdx`),
  key: `key of ${name}`,
  frontmatter: { title: name, description: name },
  headings: [],
  ...more,
});
const indexOf = (pages: readonly PageSummary[]): SiteIndex => ({
  pages,
  navigation: { docs: [], sections: [], sectionOf: {} },
});
let index: SiteIndex;

/** An export as the framework leaves it: `rendered` says which build a page is of. */
function render(kept: KeptPages, rendered: string): void {
  rmSync(out(), { recursive: true, force: true });
  write('out/_next/static/chunks/a.js', '');
  for (const route of kept.missing) {
    const stem = route === '/' ? 'index' : route.slice(1);
    write(`out/${stem}.html`, `${rendered} <script src="/_next/static/chunks/a.js">`);
    write(`out/${stem}.txt`, `${rendered} payload`);
  }
}
function build(rendered: string, now = index): string[] {
  const kept = new KeptPages(now, 'code');
  render(kept, rendered);
  expect(kept.fits(out())).toBe(true);
  kept.complete(out());
  return kept.missing;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-pages-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('CONTENT_DIR', path.join(folder, 'content'));
  for (const name of ['index', 'faq', 'api/pay']) {
    write(`content/${name}.mdx`, 'Text');
  }
  write('content/_site/site.yaml', 'name: A');
  compiledTexts.set('key of faq', 'compiled');
  index = indexOf([page(''), page('faq'), page('api/pay')]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  compiledTexts.clear();
  rmSync(folder, { recursive: true });
});

const withFaq = (more: Partial<PageSummary>) =>
  indexOf([page(''), page('faq', more), page('api/pay')]);

it('has every page rendered once, then only one, because no export is empty', () => {
  expect(build('first')).toEqual(['/', '/faq', '/api/pay']);
  expect(build('second')).toEqual(['/']);
  expect(read('out/index.html')).toMatch(/^second/);
  expect(read('out/faq.html')).toMatch(/^first/);
  expect(read('out/api/pay.txt')).toBe('first payload');
});

it.each<[string, Partial<PageSummary>]>([
  ['text', { key: 'key of another text' }],
  ['date', { updated: '2026-11-23' }],
  ['words for the search', { frontmatter: { title: 'faq', description: 'faq', asked: 'help' } }],
])('renders a page alone whose %s has changed', (_, more) => {
  build('first');
  expect(build('second', withFaq(more))).toEqual(['/faq']);
  expect(read('out/faq.txt')).toBe('second payload');
  expect(read('out/index.txt')).toBe('first payload');
});

it('renders a page again whose compiled text has changed under the same key', () => {
  build('first');
  compiledTexts.set('key of faq', 'compiled with a larger image');
  expect(build('second')).toEqual(['/faq']);
});

it.each<[string, () => SiteIndex]>([
  ['a title', () => withFaq({ frontmatter: { title: 'Questions', description: 'faq' } })],
  ['a heading', () => withFaq({ headings: [{ id: 'a', text: 'A', depth: 2 }] })],
  ['the visibility', () => withFaq({ visibility: 'unlisted' })],
  ['the list of pages', () => indexOf([...index.pages, page('new')])],
  [
    'the navigation',
    () => ({ ...index, navigation: { ...index.navigation, sectionOf: { '/faq': 1 } } }),
  ],
  [
    'a data file',
    () => {
      write('content/_site/site.yaml', 'name: B');
      return index;
    },
  ],
  [
    'an image',
    () => {
      write('content/a.png', 'pixels');
      return index;
    },
  ],
])('renders all pages after a change of %s', (_, change) => {
  build('first');
  const changed = change();
  expect(build('second', changed)).toEqual(changed.pages.map(({ route }) => route));
});

it('renders all pages with other code, and when it is told to', () => {
  build('first');
  expect(new KeptPages(index, 'other code').missing).toHaveLength(3);
  expect(new KeptPages(index, 'code', true).missing).toHaveLength(3);
});

it('sees that an export lacks a script of a kept page', () => {
  build('first');
  const kept = new KeptPages(index, 'code');
  render(kept, 'second');
  rmSync(path.join(out(), '_next/static/chunks/a.js'));
  expect(kept.fits(out())).toBe(false);
});

it('renders a page of which only one file is kept', () => {
  build('first');
  const cache = path.join(folder, 'node_modules/.cache/docs-export');
  for (const name of readdirSync(cache)) {
    if (readFileSync(path.join(cache, name), 'utf8').endsWith('payload'))
      rmSync(path.join(cache, name));
  }
  expect(build('second')).toHaveLength(3);
});

it('forgets pages of older builds', () => {
  build('first');
  build('second', withFaq({ key: 'key of another text' }));
  expect(build('third')).toEqual(['/faq']);
});
