import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksum } from '@/lib/base/text/checksum';

const SCOPE = 'https://docs.gateway.example/';
const FAQ = `${SCOPE}faq`;
const HTML = 'text/html; charset=utf-8';
const PAGE = '<main data-route="/faq"><h1>FAQ</h1></main>';
const SIGN_IN = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>';

/** As much of a browser's store as the worker uses: one cache, whatever its name, with texts by address. */
let kept: Map<string, string>;
let shelf: typeof import('./shelf');

// The files of a process share its globals.
afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  kept = new Map();
  const cache = {
    match: async (url: string) => {
      const text = kept.get(url);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url: string, response: Response) => void kept.set(url, await response.text()),
    delete: async (url: string) => kept.delete(url),
  };
  vi.stubGlobal('__BASE_PATH__', '');
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('caches', { open: async () => cache });
  shelf = await import('./shelf');
});

/** A response as `fetch` gives it; `from` is its address after redirects. */
function responseOf(
  text: string,
  { type = HTML, status = 200, from = FAQ }: { type?: string; status?: number; from?: string } = {},
): Response {
  const response = new Response(text, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'url', { value: from });
  Object.defineProperty(response, 'redirected', { value: from !== FAQ });
  return response;
}

it('keeps a page of the site, also over a redirect to another spelling', async () => {
  expect(await shelf.keep(FAQ, responseOf(PAGE), 'document')).toBe(true);
  const next = PAGE.replace('FAQ', 'Next');
  expect(await shelf.keep(FAQ, responseOf(next, { from: `${FAQ}/` }), 'document')).toBe(true);
  expect(kept.get(FAQ)).toBe(next);
});

it.each([
  ['a sign-in page', responseOf(SIGN_IN)],
  ['a redirect to a sign-in page', responseOf(SIGN_IN, { from: `${SCOPE}sign-in` })],
  ['another page of the site', responseOf(PAGE.replace('/faq', '/'))],
  ['a redirect to another page of the site', responseOf(PAGE, { from: SCOPE })],
  ['a page of another type', responseOf(PAGE, { type: 'text/plain' })],
  ['a missing sign-in page', responseOf(SIGN_IN, { status: 404, from: `${SCOPE}sign-in` })],
])('keeps what it has when a network answers with %s', async (_, response) => {
  kept.set(FAQ, PAGE);
  expect(await shelf.keep(FAQ, response, 'document')).toBe(false);
  expect(kept.get(FAQ)).toBe(PAGE);
});

it('keeps the payload of a page when a network answers with something else', async () => {
  const url = `${FAQ}.txt`;
  const text = '0:["$","main",null,{"data-route":"/faq"}]';
  const own = responseOf(text, { type: 'text/plain', from: url });
  expect(await shelf.keep(url, own, 'file')).toBe(true);
  for (const type of [HTML, 'text/plain']) {
    expect(await shelf.keep(url, responseOf(SIGN_IN, { type, from: url }), 'file')).toBe(false);
  }
  expect(kept.get(url)).toBe(text);
});

it('forgets a page that is gone', async () => {
  kept.set(FAQ, PAGE);
  await shelf.keep(FAQ, responseOf('', { status: 404 }), 'document');
  expect(kept.has(FAQ)).toBe(false);
});

describe('the payload of a page', () => {
  const text = '0:["$","main",null,{"data-route":"/faq"}]';
  const page = `<script defer="" data-framework="/faq.txt#${checksum(text)} 1 " src="/boot.js"></script>${PAGE}`;
  const answer = vi.fn(async (_: string) =>
    responseOf(text, { type: 'text/plain', from: `${FAQ}.txt` }),
  );
  beforeEach(() => {
    vi.stubGlobal('fetch', answer.mockClear());
  });

  it('is kept with the page', async () => {
    await shelf.keep(FAQ, responseOf(page), 'document');
    expect(kept.get(`${FAQ}.txt`)).toBe(text);
  });

  it('is not fetched when it is there, and is when the page was made of another', async () => {
    kept.set(`${FAQ}.txt`, text);
    await shelf.keep(FAQ, responseOf(page), 'document');
    expect(answer).not.toHaveBeenCalled();
    kept.set(`${FAQ}.txt`, `${text} of an older build`);
    await shelf.keep(FAQ, responseOf(page), 'document');
    expect(answer.mock.calls).toEqual([[`${FAQ}.txt`]]);
    expect(kept.get(`${FAQ}.txt`)).toBe(text);
  });
});
