import { describe, expect, it } from 'vitest';
import { encodingOf, type ObjectOptions, objectsOf } from './objects';

const options: ObjectOptions = {
  redirects: [{ from: '/old', to: '/faq' }],
  base: '',
  packing: 'gzip',
  origin: 'website',
};
const objects = (paths: readonly string[], more: Partial<ObjectOptions> = {}) =>
  objectsOf(
    paths.map((path) => ({ path, sha256: `sha of ${path}` })),
    { ...options, ...more },
  );

it('stores a page under its clean address and lets its other spellings lead there', () => {
  const site = objects(['faq.html', 'faq/index.html']);
  expect(Object.keys(site)).toEqual(['faq', 'faq.html', 'faq/', 'faq/index.html']);
  expect(site.faq).toMatchObject({ class: 'document', body: 'sha of faq.html.gzip' });
  expect(site.faq).not.toHaveProperty('redirect');
  for (const spelling of ['faq.html', 'faq/', 'faq/index.html']) {
    expect(site[spelling]).toMatchObject({ redirect: '/faq', body: site.faq?.body });
  }
});

it('does the same for a build that has only folders', () => {
  expect(objects(['guide/index.html']).guide).toMatchObject({
    body: 'sha of guide/index.html.gzip',
  });
});

it('leaves home and 404 page under their own names', () => {
  expect(Object.keys(objects(['index.html', '404.html']))).toEqual(['404.html', 'index.html']);
});

it('lets every spelling of an old address lead to the new one at once, below the base', () => {
  const site = objects(['old.html', 'faq.html'], { base: '/docs' });
  for (const spelling of ['old', 'old.html', 'old/', 'old/index.html']) {
    expect(site[spelling]).toMatchObject({ class: 'redirect', redirect: '/docs/faq' });
  }
  expect(site['faq.html']).toMatchObject({ redirect: '/docs/faq' });
});

it('sends no redirects to a store that has none', () => {
  const site = objects(['old.html', 'faq.html'], { origin: 'rest' });
  expect(Object.values(site).filter((object) => 'redirect' in object)).toEqual([]);
});

it('publishes neither tables for other hosts nor packed copies', () => {
  const site = objects([
    '_redirects',
    '_headers',
    'faq.html.br',
    'faq.html.gz',
    '.DS_Store',
    'x.md',
  ]);
  expect(Object.keys(site)).toEqual(['x.md']);
});

describe('packing', () => {
  const packingOf = (path: string, packing: ObjectOptions['packing'] = 'gzip') =>
    encodingOf(objects([path], { packing })[path]?.body ?? '');

  it.each(['_next/static/chunks/a.js', 'index.html', 'faq.txt', 'search/i.0123abcd.json'])(
    'is for what only browsers ask for: %s',
    (path) => {
      expect(packingOf(path)).toBe('gzip');
      expect(packingOf(path, 'br')).toBe('br');
      expect(packingOf(path, 'none')).toBeUndefined();
    },
  );

  it.each(['404.html', 'openapi.json', 'llms.txt', 'faq.md', 'sitemap.xml', 'og/a.0123abcd.png'])(
    'is not for what others ask for, or is packed already: %s',
    (path) => {
      expect(packingOf(path)).toBeUndefined();
    },
  );
});

it('refuses two files for one key', () => {
  expect(() => objects(['faq', 'faq.html'])).toThrow('"faq"');
});
