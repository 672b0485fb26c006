import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '@/lib/docs/offline/messages';

const SCOPE = 'https://docs.gateway.example/';
const pageOf = (route: string) => `<main data-route="${route}"><h1>Page</h1></main>`;
const LIST = { files: ['/callbacks', '/faq', '/reports'].map((path) => [path, `hash of ${path}`]) };

/** Texts by address, and the addresses for which the browser has no space. */
let kept: Map<string, string>;
let full: Set<string>;
let saveAll: typeof import('./save').saveAll;
const host = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  kept = new Map();
  full = new Set();
  const cache = {
    match: async (url: string) => {
      const text = kept.get(url);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url: string, response: Response) => {
      if (full.has(url)) throw new DOMException('', 'QuotaExceededError');
      kept.set(url, await response.text());
    },
    delete: async (url: string) => kept.delete(url),
  };
  host.mockReset().mockImplementation(async (url: string) => {
    const path = url.slice(SCOPE.length - 1);
    return path === '/offline.json' ? Response.json(LIST) : htmlOf(url, pageOf(path));
  });
  vi.stubGlobal('fetch', host);
  vi.stubGlobal('__BASE_PATH__', '');
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('caches', { open: async () => cache });
  ({ saveAll } = await import('./save'));
});

function htmlOf(url: string, text: string): Response {
  const response = new Response(text, { headers: { 'Content-Type': 'text/html' } });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

async function save(): Promise<{ last: Progress | undefined; asked: string[] }> {
  host.mockClear();
  const reports: Progress[] = [];
  await saveAll((progress) => reports.push(progress));
  const asked = host.mock.calls.map(([url]) => String(url).slice(SCOPE.length - 1));
  return { last: reports.at(-1), asked: asked.filter((path) => path !== '/offline.json') };
}

it('says that it failed when the space is used up, and continues with what is missing', async () => {
  full.add(`${SCOPE}faq`);
  expect((await save()).last).toEqual({ done: 2, total: 3, end: 'failed' });
  expect(kept.has(`${SCOPE}reports`)).toBe(true);
  full.clear();
  expect(await save()).toEqual({
    last: { done: 3, total: 3, end: 'saved' },
    asked: ['/faq'],
  });
});

it('says that it failed when there is no space for its notes either', async () => {
  full.add(`${SCOPE}offline.json`);
  expect((await save()).last).toEqual({ done: 3, total: 3, end: 'failed' });
  full.clear();
  expect((await save()).last?.end).toBe('saved');
});

it('does not take a response that it cannot read for a page', async () => {
  const page = pageOf('/faq');
  kept.set(`${SCOPE}faq`, page);
  const own = host.getMockImplementation();
  host.mockImplementation(async (url: string) =>
    // What a script sees of an opaque response: no status, no address, no headers, no text.
    url === `${SCOPE}faq` ? Response.error() : own?.(url),
  );
  expect((await save()).last).toEqual({ done: 2, total: 3, end: 'failed' });
  expect(kept.get(`${SCOPE}faq`)).toBe(page);
});
