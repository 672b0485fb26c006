import { describe, expect, it } from 'vitest';
import { faultsOfBuild } from './complete';
import { basePathOf, parseRedirects } from './redirects';

const WHOLE: Readonly<Record<string, string>> = {
  'index.html': '<script src="/_next/static/chunks/a1b2c3d4.js"></script>',
  '404.html': '<script src="/boot/boot.8b1acc8b57f3.js"></script>',
  'faq.html': '<script data-framework="/faq.txt#1x2y 1 /_next/static/chunks/a1b2c3d4.js"></script>',
  'guide/index.html': '',
  'old.html': '',
  _redirects: '/old /faq 301\n',
  'faq.txt': '0:["/_next/static/chunks/a1b2c3d4.js"]',
  'sitemap.xml':
    '<loc>https://docs.gateway.example</loc><loc>https://docs.gateway.example/faq</loc><loc> https://docs.gateway.example/guide/ </loc>',
  '_next/static/chunks/a1b2c3d4.js': 'load(["static/chunks/e5f6a7b8.css"])',
  '_next/static/chunks/e5f6a7b8.css': 'src: url(/_next/static/media/font.0t4rde0_tobz_.woff2)',
  '_next/static/media/font.0t4rde0_tobz_.woff2': '',
  'boot/boot.8b1acc8b57f3.js': '',
};

/** Faults of the whole build with some files changed, or, with undefined, taken away. */
function faults(changes: Readonly<Record<string, string | undefined>> = {}): string[] {
  const files = new Map(
    Object.entries({ ...WHOLE, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return faultsOfBuild({ files: [...files.keys()], read: (file) => files.get(file) ?? '' });
}

it('has nothing to say about a whole build', () => {
  expect(faults()).toEqual([]);
});

it.each(['index.html', '404.html', 'sitemap.xml'])('asks for %s', (file) => {
  expect(faults({ [file]: undefined })).toEqual([`${file} is missing`]);
});

it.each(Object.keys(WHOLE).filter((file) => !/^(index|404|sitemap|_redirects)/.test(file)))(
  'misses %s, because something names it',
  (file) => {
    expect(faults({ [file]: undefined })).not.toEqual([]);
  },
);

it('names the file that asks for a missing asset', () => {
  expect(faults({ 'boot/boot.8b1acc8b57f3.js': undefined })).toEqual([
    'boot/boot.8b1acc8b57f3.js is missing: 404.html asks for it',
  ]);
});

it('does not take an empty sitemap for a site without pages', () => {
  expect(faults({ 'sitemap.xml': '<urlset/>' })).toEqual(['sitemap.xml names no page']);
});

it('reads a build with a base path', () => {
  const changes = Object.fromEntries(
    Object.entries(WHOLE).map(([file, text]) => [
      file,
      text
        .replaceAll('"/_next', '"/docs/_next')
        .replaceAll('"/boot', '"/docs/boot')
        .replaceAll('"/faq', '"/docs/faq')
        .replaceAll(' /_next', ' /docs/_next')
        .replaceAll('example/', 'example/docs/')
        .replace('/old /faq', '/docs/old /docs/faq'),
    ]),
  );
  expect(faults(changes)).toEqual([]);
  expect(faults({ ...changes, 'boot/boot.8b1acc8b57f3.js': undefined })).toHaveLength(1);
  expect(faults({ ...changes, 'faq.txt': undefined })).toHaveLength(1);
});

describe('the table of old addresses', () => {
  it('is read without the base path', () => {
    expect(parseRedirects('# old\n/d/a /d/b 301\n\n', '/d')).toEqual([{ from: '/a', to: '/b' }]);
  });

  it.each([
    '/a /b 302',
    '/a https://evil.example 301',
    '/a //evil.example 301',
    '/a',
    '/x/a /d/b 301',
  ])('is refused with the line %s', (line) => {
    expect(() => parseRedirects(line, '/d')).toThrow(line);
  });

  it('finds the base path where the home page asks for scripts', () => {
    expect(basePathOf('<script src="/_next/static/a.js">')).toBe('');
    expect(basePathOf('<link href="/a/docs/_next/static/a.css">')).toBe('/a/docs');
  });
});
