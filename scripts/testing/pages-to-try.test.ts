import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OutPage, pageOf } from '../export/out';
import { choosePages } from './pages-to-try';

const page = (route: string, main: string): OutPage =>
  pageOf(`${route}.html`, `<main>${main}</main>`);

const plain = Array.from({ length: 80 }, (_, index) => page(`a/page${index}`, '<p>Text</p>'));
const special = [
  page('b/faq', '<p>Text</p>'),
  page('a/steps', '<ol class="steps"><li>One</li></ol>'),
  page('a/tabs', '<div role="tablist"></div>'),
  page('a/checker', '<div data-checker></div>'),
  page('a/x/payout', '<p>Text</p>'),
  page('a/y/payout', '<p>Text</p>'),
  page('a/kind', '<p>Text</p>'),
];
const all = [...plain.slice(0, 40), ...special, ...plain.slice(40)];
beforeEach(() => {
  vi.stubEnv('ALL_PAGES', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const routesOf = (pages: readonly OutPage[]) => pages.map(({ route }) => route);

it('takes a page of each folder, kind, repeated name, class, role and data attribute', () => {
  const routes = routesOf(choosePages(all, ['/a/kind']));
  expect(routes).toEqual(
    expect.arrayContaining(['/b/faq', '/a/steps', '/a/tabs', '/a/checker', '/a/kind']),
  );
  expect(routes.filter((route) => route.endsWith('/payout')).length).toBeGreaterThan(0);
});

it('leaves out most pages that have nothing of their own, and takes the same ones every time', () => {
  const routes = routesOf(choosePages(all, []));
  expect(routes.length).toBeLessThan(30);
  expect(routesOf(choosePages(all, []))).toEqual(routes);
});

it('leaves out nothing when all pages are asked for', () => {
  vi.stubEnv('ALL_PAGES', '1');
  expect(choosePages(all, [])).toEqual(all);
});
