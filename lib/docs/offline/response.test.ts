import { describe, expect, it } from 'vitest';
import { isRedirected, markOf, mayKeep } from './response';

const ROOT = 'https://docs.gateway.example/';
const BASE = 'https://docs.gateway.example/docs/';
const HTML = 'text/html; charset=utf-8';

/** A response at an address below a folder; not redirected unless said. */
const response = (
  path: string,
  contentType: string,
  more: { status?: number; to?: string } = {},
) => ({
  url: ROOT + path,
  finalUrl: more.to ?? ROOT + path,
  status: more.status ?? 200,
  contentType,
});

describe('a response is kept', () => {
  it.each([
    ['faq', HTML],
    ['', 'text/html'],
    ['faq.txt', 'text/plain'],
    ['faq/__next._tree.txt', 'text/plain; charset=utf-8'],
    ['search/manifest.json', 'application/json'],
    ['_next/static/chunks/0123456789ab.js', 'application/javascript'],
    ['_next/static/chunks/0123456789ab.css', 'Text/CSS'],
    ['_next/static/media/a.0123456789ab.woff2', 'application/font-woff2'],
    ['_next/static/media/a.0123456789ab.woff2', 'binary/octet-stream'],
    ['icon.0123456789ab.ico', 'image/vnd.microsoft.icon'],
  ])('at /%s as %s', (path, type) => {
    expect(mayKeep(response(path, type), ROOT)).toBe(true);
  });

  it.each([0, 206, 301, 404, 500])('never with status %d', (status) => {
    expect(mayKeep(response('faq', HTML, { status }), ROOT)).toBe(false);
  });

  it.each([
    ['faq', 'text/plain'],
    ['faq', ''],
    ['faq.txt', HTML],
    ['search/manifest.json', HTML],
    ['_next/static/chunks/0123456789ab.js', HTML],
    ['_next/static/chunks/0123456789ab.js', 'text/plain'],
    ['cabinet/a.png', 'text/plain'],
  ])('never at /%s as "%s"', (path, type) => {
    expect(mayKeep(response(path, type), ROOT)).toBe(false);
  });

  it.each([
    ['faq/', true],
    ['faq.html', true],
    ['sign-in', false],
    ['', false],
    ['faq.txt', false],
  ])('after a redirect from /faq to /%s: %s', (path, isKept) => {
    expect(mayKeep(response('faq', HTML, { to: ROOT + path }), ROOT)).toBe(isKept);
    expect(isRedirected({ url: `${ROOT}faq`, finalUrl: ROOT + path }, ROOT)).toBe(!isKept);
  });

  it('never after a redirect to another site, or from one', () => {
    const away = 'https://sign-in.example/faq';
    expect(mayKeep(response('faq', HTML, { to: away }), ROOT)).toBe(false);
    expect(mayKeep({ ...response('faq', HTML), url: away, finalUrl: away }, ROOT)).toBe(false);
  });
});

describe('the mark', () => {
  const SIGN_IN = '<!doctype html><title>Welcome</title><form action="/sign-in?to=/faq">';
  const page = (route: string) => `<main class="page" id="main" data-route="${route}"><h1>`;
  const payload = (route: string) => `c:["$","main",null,{"data-route":"${route}","children":[]}]`;

  it.each([
    ['', page('/'), page('/faq')],
    ['faq?a=1', page('/faq'), page('/')],
    ['faq.html', page('/faq'), page('/faq/more')],
    ['index.txt', payload('/'), payload('/faq')],
    ['faq.txt?_rsc=1', payload('/faq'), payload('/')],
    ['shop_index.txt', payload('/shop_index'), payload('/shop_')],
    ['faq/__next._tree.txt', '0:{"b":"b0d14b27006fbcf7","t":{}}', '0:{"b":"","t":{}}'],
    ['search/manifest.json', '{"format":2}', '{"error":"sign in"}'],
  ])('of /%s is that of this file alone', (path, own, other) => {
    for (const scope of [ROOT, BASE]) {
      const mark = markOf(scope + path, scope);
      expect(mark?.test(own)).toBe(true);
      expect(mark?.test(other)).toBe(false);
      expect(mark?.test(SIGN_IN)).toBe(false);
    }
  });

  it('is not needed where the type decides', () => {
    expect(markOf(`${ROOT}cabinet/a.png`, ROOT)).toBeUndefined();
    expect(markOf(`${ROOT}_next/static/chunks/0123456789ab.js`, ROOT)).toBeUndefined();
    expect(markOf('https://sign-in.example/faq', ROOT)).toBeUndefined();
  });
});
