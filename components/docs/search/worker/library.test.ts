import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixture } from '@/lib/docs/search/__fixtures__/source';
import { searchFiles } from '@/lib/docs/search/build/files';
import { FORMAT } from '@/lib/docs/search/format';
import type { SearchResult } from '@/lib/docs/search/types';
import { createOperations } from './operations';

const BASE = 'https://docs.gateway.example/search/';
const [BOX, RESULTS_PAGE] = [1, 2];
const { names, texts, pages } = searchFiles(fixture);

/** What the host has, by name; a function may fail. */
type Files = Record<string, unknown>;
let files: Files;
let asked: string[];

const published = (version: string): Files => ({
  'manifest.json': {
    format: FORMAT,
    worker: 'worker.js',
    names: `names.${version}.json`,
    texts: `texts.${version}.json`,
    pages: pages.map((_, page) => `page${page}.${version}.json`),
  },
  [`names.${version}.json`]: names,
  [`texts.${version}.json`]: texts,
  ...Object.fromEntries(pages.map((file, page) => [`page${page}.${version}.json`, file])),
});

beforeEach(() => {
  vi.useFakeTimers();
  files = published('1');
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.slice(BASE.length);
    asked.push(name);
    const file = files[name];
    if (file instanceof Error) throw file;
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = async <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const all = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  const [result] = await all;
  return result;
};
const kindOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? result.reason.kind : result.status;

describe('a question', () => {
  it('waits for titles only', async () => {
    const operations = createOperations();
    const result = await settled(operations(BOX).search(BASE, '', 'callbacks', 8));
    expect(result).toMatchObject({ status: 'fulfilled', value: { isComplete: false } });
    const { hits } = (result as PromiseFulfilledResult<SearchResult>).value;
    expect(hits[0]?.route).toBe('/callbacks');
    expect(asked).toEqual(['manifest.json', 'names.1.json']);
  });

  it('finds texts once their index is loaded, and has excerpts once the texts of its pages are', async () => {
    const { load, search } = createOperations()(BOX);
    await settled(load(BASE, ''));
    expect(asked).toEqual(['manifest.json', 'names.1.json', 'texts.1.json']);
    const hit = { route: '/callbacks', anchor: 'verify-the-signature' };
    expect(await settled(search(BASE, '', 'hmac', 8))).toMatchObject({
      value: { isComplete: true, hasExcerpts: false, hits: [{ ...hit, excerpt: [] }] },
    });
    await settled(load(BASE, ''));
    expect(asked.slice(3)).toEqual(['page2.1.json']);
    const excerpt = [{ text: 'Compute ' }, { text: 'HMAC' }, { text: ' of the raw body.' }];
    expect(await settled(search(BASE, '', 'hmac', 8))).toMatchObject({
      value: { hasExcerpts: true, hits: [{ ...hit, excerpt }] },
    });
    await settled(load(BASE, ''));
    expect(asked).toHaveLength(4);
  });

  it('gets the texts of the newest answer in its context', async () => {
    const { load, search } = createOperations()(BOX);
    await settled(load(BASE, ''));
    await settled(search(BASE, 'api', 'refund', 8));
    await settled(search(BASE, '', 'hmac', 8));
    await settled(load(BASE, 'api'));
    expect(asked.slice(3)).toEqual(['page1.1.json']);
    expect(await settled(search(BASE, 'api', 'refund', 8))).toMatchObject({
      value: { hasExcerpts: true },
    });
  });

  it('has excerpts also of pages with the same texts, which share a file', async () => {
    const manifest = published('1')['manifest.json'] as { pages: string[] };
    const same = manifest.pages.map(() => 'same.1.json');
    files = { ...files, 'manifest.json': { ...manifest, pages: same }, 'same.1.json': pages[0] };
    const { load, search } = createOperations()(BOX);
    for (let round = 0; round < 2; round += 1) {
      await settled(search(BASE, '', 'refund', 8));
      await settled(load(BASE, ''));
    }
    expect(await settled(search(BASE, '', 'refund', 8))).toMatchObject({
      value: { hasExcerpts: true },
    });
  });

  it('is dropped when its asker has asked a newer one', async () => {
    const operations = createOperations();
    const old = operations(BOX).search(BASE, '', 'refund', 8);
    const last = operations(BOX).search(BASE, '', 'callbacks', 8);
    await settled(last);
    expect(await old).toBeUndefined();
    expect(await last).toMatchObject({ query: 'callbacks' });
  });

  it('is not dropped for one of another asker', async () => {
    const operations = createOperations();
    const first = operations(RESULTS_PAGE).search(BASE, '', 'refund', 50);
    const second = operations(BOX).search(BASE, '', 'callbacks', 8);
    await settled(second);
    expect(await first).toMatchObject({ query: 'refund' });
    expect(await second).toMatchObject({ query: 'callbacks' });
  });
});

describe('a failed load', () => {
  it('of texts for excerpts does not keep the index of texts away', async () => {
    const { load, search } = createOperations()(BOX);
    files = {
      ...files,
      ...Object.fromEntries(pages.map((_, page) => [`page${page}.1.json`, undefined])),
    };
    await settled(search(BASE, '', 'refund', 8));
    await settled(load(BASE, 'api'));
    // The index has come meanwhile; the result above is of names alone.
    expect(kindOf(await settled(load(BASE, '')))).toBe('fulfilled');
    expect(await settled(search(BASE, '', 'refund', 8))).toMatchObject({
      value: { isComplete: true, hasExcerpts: false },
    });
    expect(kindOf(await settled(load(BASE, '')))).toBe('missing');
  });

  it('is tried twice, then said, and may be asked for again', async () => {
    const operations = createOperations();
    files['manifest.json'] = new TypeError('offline');
    expect(kindOf(await settled(operations(BOX).search(BASE, '', 'refund', 8)))).toBe('network');
    expect(asked).toEqual(['manifest.json', 'manifest.json']);
    files = published('1');
    expect(kindOf(await settled(operations(BOX).search(BASE, '', 'refund', 8)))).toBe('fulfilled');
  });

  it('says what is missing and what is broken', async () => {
    const kinds = async (change: Files) => {
      files = { ...published('1'), ...change };
      return kindOf(await settled(createOperations()(BOX).search(BASE, '', 'refund', 8)));
    };
    expect(await kinds({ 'manifest.json': undefined })).toBe('missing');
    expect(await kinds({ 'names.1.json': undefined })).toBe('missing');
    expect(await kinds({ 'names.1.json': '<!doctype html>' })).toBe('format');
    expect(await kinds({ 'names.1.json': { ...names, format: 0 } })).toBe('format');
    expect(await kinds({ 'manifest.json': { format: 0 } })).toBe('format');
  });

  it('of texts is forgotten', async () => {
    const operations = createOperations();
    files['texts.1.json'] = undefined;
    expect(kindOf(await settled(operations(BOX).load(BASE, '')))).toBe('missing');
    files = published('1');
    expect(kindOf(await settled(operations(BOX).load(BASE, '')))).toBe('fulfilled');
  });

  it('between two releases is mended by the new list of files', async () => {
    const old = published('1');
    files = { ...published('2'), 'manifest.json': old['manifest.json'] };
    const fetchFile = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (init?.cache === 'reload') files = published('2');
      return fetchFile(url, init);
    });
    expect(kindOf(await settled(createOperations()(BOX).load(BASE, '')))).toBe('fulfilled');
    expect(asked.slice(0, 4)).toEqual([
      'manifest.json',
      'names.1.json',
      'manifest.json',
      'names.2.json',
    ]);
  });
});
