import { expect, it } from 'vitest';
import { mayPrefetch, pathToPrefetch } from './intent';

it('spends no data on slow connections or under data-saver', () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});

const here = new URL('https://docs.gateway.example/faq');
const link = (href: string, target = '', download = false) => ({
  href,
  target,
  hasAttribute: (name: string) => name === 'href' || (name === 'download' && download),
});
const path = (...args: Parameters<typeof link>) => pathToPrefetch(link(...args), here);

it('takes pages of this site, and not the one on screen', () => {
  expect(path('https://docs.gateway.example/callbacks#x')).toBe('/callbacks');
  expect(path('https://docs.gateway.example/faq?a=b')).toBeUndefined();
});

it('leaves other hosts, new tabs, downloads and files alone', () => {
  expect(path('https://x.example/callbacks')).toBeUndefined();
  expect(path('https://docs.gateway.example/callbacks', '_blank')).toBeUndefined();
  expect(path('https://docs.gateway.example/callbacks', '', true)).toBeUndefined();
  expect(path('https://docs.gateway.example/openapi.yaml')).toBeUndefined();
  expect(path('not a url')).toBeUndefined();
});
