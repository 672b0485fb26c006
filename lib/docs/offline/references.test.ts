import { expect, it } from 'vitest';
import { cacheName, isOldCache, isOwnCache } from './caches';
import { mayMention, referencesOf, searchFilesOf } from './references';

it('finds what a page needs, under any base path, once', () => {
  const html = [
    '<link rel="stylesheet" href="/docs/_next/static/chunks/1t0llc4cg3k7x.css"/>',
    '<link rel="stylesheet" href="/docs/boot/long.9a5304c205bc.css"/>',
    '<script data-framework="/docs/faq.txt#1x2y 94553 /docs/_next/static/chunks/1-tj_iw~.js"',
    ' src="/docs/boot/boot.244e8cfe06e6.js"></script><a href="/boot/boot.244e8cfe06e6.js">again</a>',
  ].join('');
  expect(referencesOf(html)).toEqual([
    '_next/static/chunks/1t0llc4cg3k7x.css',
    '_next/static/chunks/1-tj_iw~.js',
    'boot/long.9a5304c205bc.css',
    'boot/boot.244e8cfe06e6.js',
  ]);
});

it('finds fonts in sheets and chunks in chunks', () => {
  expect(
    referencesOf('@font-face{src:url(../media/mono.0t4rde0_tobz_.woff2)format("woff2")}'),
  ).toEqual(['_next/static/media/mono.0t4rde0_tobz_.woff2']);
  expect(referencesOf('e.A("static/chunks/2d0r3.js")')).toEqual(['_next/static/chunks/2d0r3.js']);
});

it('takes no words of a page for addresses', () => {
  expect(
    referencesOf('<p>See chunks/a.js, media/x.json, /boot/start.js and static/files/a.js.</p>'),
  ).toEqual([]);
});

it('looks for more in scripts and sheets only', () => {
  expect(mayMention('_next/static/chunks/a.css')).toBe(true);
  expect(mayMention('boot/boot.244e8cfe06e6.js')).toBe(true);
  expect(mayMention('_next/static/media/a.woff2')).toBe(false);
});

it('names all files of the search', () => {
  const pages = ['p.1.json', 'p.2.json'];
  const manifest = { worker: 'w.1.js', names: 'n.1.json', texts: 't.1.json', pages };
  expect(searchFilesOf(manifest)).toEqual([
    'search/w.1.js',
    'search/n.1.json',
    'search/t.1.json',
    'search/p.1.json',
    'search/p.2.json',
  ]);
});

it('tells the caches of this site from older ones and from those of its neighbors', () => {
  const root = cacheName('', 'document');
  const docs = cacheName('/docs', 'document');
  const old = docs.replace(/\d+/, '0');
  expect(old).not.toBe(docs);
  expect([root, docs, old].map((name) => isOldCache(name, '/docs'))).toEqual([false, false, true]);
  expect([root, docs, old].map((name) => isOwnCache(name, '/docs'))).toEqual([false, true, true]);
  expect([root, docs, old].map((name) => isOwnCache(name, ''))).toEqual([true, false, false]);
});
