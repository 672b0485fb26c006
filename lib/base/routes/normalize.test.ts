import { expect, it, vi } from 'vitest';
import { createResolver, memoize } from './normalize';

const resolve = createResolver({
  routes: [
    '/',
    '/faq',
    '/api/account_info',
    '/invoicing',
    '/notes.html',
    '/services/turkey/papara/payin_hpp',
  ],
  redirects: {
    '/services/turkey/papara': '/services/turkey/papara/payin_hpp',
    '/faq': '/invoicing',
    '/Old_Path': '/invoicing/',
  },
});

it.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['//faq//', '/faq'],
  ['/FAQ', '/faq'],
  ['/Faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq.HTML', '/faq'],
  ['/faq.html/', '/faq'],
  ['/faq/index.html', '/faq'],
  ['/FAQ/INDEX.HTML', '/faq'],
  ['/%66aq', '/faq'],
  [' /faq ', '/faq'],
  ['/faq?a=b#c', '/faq'],
  ['/api/account_info.html', '/api/account_info'],
  ['/services/turkey/papara', '/services/turkey/papara/payin_hpp'],
  ['/services/turkey/papara/index.html', '/services/turkey/papara/payin_hpp'],
  ['/old_path.html', '/invoicing'],
])('%s shows %s', (path, route) => {
  expect(resolve(path)).toBe(route);
});

it.each([
  '/faq.html.html',
  '/faq.htm',
  '/index',
  '/nope',
  '/%E0%A4%A',
  '/faq/x',
  '/__proto__',
  '/constructor',
])('%s leads nowhere', (path) => {
  expect(resolve(path)).toBeUndefined();
});

it('lets an exact route win over stripping its ending', () => {
  expect(resolve('/notes.html')).toBe('/notes.html');
});

it('lets a page win over a redirect from its own path', () => {
  expect(resolve('/faq')).toBe('/faq');
});

it('never leaves the site, whatever it is given', () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    expect(resolve(path)).toBeUndefined();
  }
});

it('remembers ten thousand answers', () => {
  const reads = vi.spyOn(globalThis, 'decodeURIComponent');
  const remembering = createResolver({ routes: ['/faq'], redirects: {} });
  const isAskedAnew = (path: string) => {
    reads.mockClear();
    remembering(path);
    return reads.mock.calls.length > 0;
  };
  for (let index = 0; index < 10_000; index += 1) remembering(`/${index}`);
  expect(isAskedAnew('/0')).toBe(false);
  expect(isAskedAnew('/one-more')).toBe(true);
  expect(isAskedAnew('/1')).toBe(false);
  expect(isAskedAnew('/0')).toBe(true);
  reads.mockRestore();
});

it('remembers answers up to its limit, absent ones too', () => {
  let calls = 0;
  const remembered = memoize((key) => {
    calls += 1;
    return key === 'none' ? undefined : key;
  }, 2);
  for (const key of ['a', 'none', 'a', 'none']) remembered(key);
  expect(calls).toBe(2);
  remembered('b');
  remembered('a');
  expect(calls).toBe(4);
});
