import { describe, expect, it } from 'vitest';
import { type Asked, keyOf, pathInScope, strategyOf } from './strategy';

const ROOT = 'https://docs.gateway.example/';
const BASE = 'https://docs.gateway.example/docs/';
const asked = (url: string, more: Partial<Asked> = {}): Asked => ({
  url,
  method: 'GET',
  mode: 'cors',
  destination: '',
  ...more,
});
const page = { mode: 'navigate', destination: 'document' };

describe('how a request is answered', () => {
  it.each([
    ['', 'document'],
    ['faq', 'document'],
    ['faq/?_highlight=refund#a', 'document'],
    ['faq.html', 'document'],
    ['api/index.html', 'document'],
    ['openapi.json', 'network'],
    ['faq.md', 'network'],
    ['clients/client.php', 'network'],
  ])('a page opened at /%s: %s', (path, strategy) => {
    expect(strategyOf(asked(ROOT + path, page), ROOT)).toBe(strategy);
  });

  it.each([
    ['_next/static/chunks/1t0llc4cg3k7x.css', 'asset'],
    ['_next/static/media/hanken-grotesk-var.2hky6n1hlqlmt.woff2', 'asset'],
    ['boot/boot.244e8cfe06e6.js', 'asset'],
    ['boot/long.9a5304c205bc.css', 'asset'],
    ['search/names.6da7833f6f68.json', 'asset'],
    ['search/manifest.json', 'file'],
    ['tool-data/request/api/account_info.json', 'file'],
    ['faq.txt?_rsc=1a2b3', 'file'],
    ['api/__next._tree.txt', 'file'],
    ['robots.txt', 'network'],
    ['openapi.json', 'network'],
    ['offline.json', 'network'],
    ['faq.md', 'network'],
    ['faq', 'network'],
    ['sw.js', 'network'],
  ])('a script asks for /%s: %s', (path, strategy) => {
    expect(strategyOf(asked(ROOT + path), ROOT)).toBe(strategy);
  });

  it('images are kept under any name', () => {
    const image = asked(`${ROOT}cabinet/page.png`, { mode: 'no-cors', destination: 'image' });
    expect(strategyOf(image, ROOT)).toBe('file');
  });

  it('what is sent, and what lies outside of the folder, is left to the browser', () => {
    expect(strategyOf(asked(`${ROOT}faq`, { ...page, method: 'POST' }), ROOT)).toBe('network');
    expect(strategyOf(asked('https://shop.example/faq', page), ROOT)).toBe('network');
    expect(strategyOf(asked(`${ROOT}faq`, page), BASE)).toBe('network');
    expect(strategyOf(asked(`${BASE}faq`, page), BASE)).toBe('document');
    expect(strategyOf(asked(`${BASE}search/manifest.json`), BASE)).toBe('file');
  });
});

describe('the key', () => {
  it.each(['faq', 'faq/', 'faq.html', 'faq/index.html', 'faq?a=1#b'])(
    'of /%s is that of the page',
    (path) => {
      expect(keyOf(ROOT + path, ROOT)).toBe(`${ROOT}faq`);
      expect(keyOf(BASE + path, BASE)).toBe(`${BASE}faq`);
    },
  );

  it.each([
    ['', ''],
    ['index.html', ''],
    ['?a', ''],
    ['faq.txt?_rsc=1', 'faq.txt'],
    ['boot/boot.244e8cfe06e6.js', 'boot/boot.244e8cfe06e6.js'],
  ])('of /%s is /%s', (path, key) => {
    expect(keyOf(ROOT + path, ROOT)).toBe(ROOT + key);
  });

  it('of another site is its address', () => {
    expect(keyOf('https://shop.example/a?b', ROOT)).toBe('https://shop.example/a?b');
    expect(pathInScope('https://shop.example/a', ROOT)).toBeUndefined();
  });
});
