import { describe, expect, it } from 'vitest';
import { cacheControlOf, classOf, contentTypeOf, isPayload } from './classes';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

describe('contentTypeOf', () => {
  it('sends payloads as text, or soft navigation turns into full page loads', () => {
    expect(contentTypeOf('/faq.txt')).toBe('text/plain; charset=utf-8');
  });

  it('sends a key without extension as a page', () => {
    expect(contentTypeOf('/api/account_info')).toBe('text/html; charset=utf-8');
  });

  it('tells a feed from a sitemap', () => {
    expect(contentTypeOf('/rss.xml')).toBe('application/rss+xml; charset=utf-8');
    expect(contentTypeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8');
  });
});

describe('cacheControlOf', () => {
  it.each([
    '/_next/static/chunks/0a1b2c3d.js',
    '/_next/static/abc/_buildManifest.js',
    '/search/titles.3f9a1c2e.json',
    '/og/faq.0123456789abcdef.png',
  ])('keeps %s for ever, its name changes with its content', (path) => {
    expect(cacheControlOf(path)).toBe(IMMUTABLE);
  });

  it.each(['/faq.html', '/404.html', '/faq', '/faq.txt', '/a/__next._tree.txt'])(
    'revalidates %s',
    (path) => {
      expect(cacheControlOf(path)).toBe(REVALIDATE);
    },
  );

  it.each([
    '/robots.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/faq.md',
    '/app.settings.json',
  ])('keeps %s for minutes', (path) => {
    expect(cacheControlOf(path)).toBe('public, max-age=300');
  });

  it.each(['/sw.js', '/search/manifest.json'])('never trusts a kept copy of %s', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});

it('classes texts for readers by path, not by extension', () => {
  expect(isPayload('/robots.txt')).toBe(false);
  expect(isPayload('/.well-known/security.txt')).toBe(false);
  expect(isPayload('/services/robots.txt')).toBe(false);
  expect(isPayload('/reference/bank_codes.txt')).toBe(true);
});

it.each([
  ['/_next/static/chunks/0a1b2c3d.js', 'asset'],
  ['/faq.txt', 'payload'],
  ['/a/__next.$oc$slug.__PAGE__.txt', 'payload'],
  ['/faq.html', 'document'],
  ['/index.html', 'entry'],
  ['/404.html', 'entry'],
  ['/sw.js', 'entry'],
  ['/guide/index.html', 'document'],
  ['/llms.txt', 'data'],
  ['/faq.md', 'data'],
  ['/search/manifest.json', 'data'],
])('says what %s is for: %s', (path, expected) => {
  expect(classOf(path)).toBe(expected);
});
