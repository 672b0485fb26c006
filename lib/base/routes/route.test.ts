import { expect, it } from 'vitest';
import { isExternal, routeOf, stripHtmlSuffix, toRoute } from './route';

it('makes a route of a file', () => {
  expect(routeOf('index.mdx')).toBe('/');
  expect(routeOf('services/blik/payin_hpp.mdx')).toBe('/services/blik/payin_hpp');
  expect(routeOf('services/p2p/index.mdx')).toBe('/services/p2p');
  expect(routeOf('guide/README.md')).toBe('/guide');
});

it('drops query, hash, doubled and trailing slashes', () => {
  expect(toRoute('/faq/?a#b')).toBe('/faq');
  expect(toRoute('//faq')).toBe('/faq');
  expect(toRoute('')).toBe('/');
});

it('strips one .html or /index.html, only at the very end', () => {
  const cases = {
    '/faq.html': '/faq',
    '/api/index.html': '/api',
    '/index.html': '/',
    '/a.html.html': '/a.html',
    '/a.html/': '/a.html/',
    '/a.HTML': '/a.HTML',
    '/myindex.html': '/myindex',
    '/index': '/index',
    '/a.htm': '/a.htm',
  };
  for (const [path, expected] of Object.entries(cases))
    expect(stripHtmlSuffix(path)).toBe(expected);
});

it('tells the outside from the inside', () => {
  for (const href of ['https://x', 'tel:1', 'mailto:a', '//x']) expect(isExternal(href)).toBe(true);
  for (const href of ['/a', 'a', '', '#a', './a']) expect(isExternal(href)).toBe(false);
});
