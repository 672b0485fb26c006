import { describe, expect, it } from 'vitest';
import { needsDocument } from './first-address';

const url = (path: string) => new URL(path, 'https://docs.gateway.example');
const needs = (first: string, now: string, target: string) =>
  needsDocument(url(first), url(now), url(target));

describe('a link to the page that was opened first', () => {
  it('loads the document if the page was opened at a hash and has been left', () => {
    expect(needs('/faq#a', '/callbacks', '/faq#b')).toBe(true);
    expect(needs('/faq#a', '/callbacks', '/faq')).toBe(true);
  });

  it('stays a soft navigation otherwise', () => {
    expect(needs('/faq', '/callbacks', '/faq#b')).toBe(false);
    expect(needs('/faq#a', '/faq', '/faq#b')).toBe(false);
    expect(needs('/faq#a', '/callbacks', '/reports#b')).toBe(false);
    expect(needs('/faq#a', '/callbacks', 'https://example.com/faq')).toBe(false);
  });
});
