import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checksum } from '@/lib/base/text/checksum';
import { startFramework } from './framework';

const TEXT = '0:["$","main",null,{"data-route":"/faq"}]';
const globals = window as unknown as { __next_f?: unknown; TURBOPACK?: unknown };

const host = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', host.mockReset());
  document.head.innerHTML = `<script data-framework="/faq.txt#${checksum(TEXT)} 94553 /docs/_next/static/chunks/turbopack-1.js /docs/_next/static/chunks/a.js"></script>`;
  document.body.innerHTML = '<main data-route="/search"></main>';
  document.documentElement.dataset.searching = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete globals.__next_f;
  delete globals.TURBOPACK;
});
const answerWith = (text: string) => host.mockResolvedValueOnce(new Response(text));
const isGivenUp = () => document.documentElement.dataset.searching === undefined;

it('starts the framework with the payload of the page, when all chunks are there', async () => {
  answerWith(TEXT);
  startFramework();
  await vi.waitFor(() => expect(globals.TURBOPACK).toBeDefined());
  expect(globals.__next_f).toEqual([[0], [1, TEXT]]);
  expect(globals.TURBOPACK).toEqual([
    { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [94553] },
  ]);
  expect([...document.scripts].map(({ src }) => new URL(src, 'http://a').pathname)).toEqual([
    '/',
    '/docs/_next/static/chunks/turbopack-1.js',
    '/docs/_next/static/chunks/a.js',
  ]);
});

it('asks the host, because a cache may have the payload of another build', async () => {
  answerWith(TEXT);
  startFramework();
  await vi.waitFor(() => expect(globals.TURBOPACK).toBeDefined());
  expect(host.mock.calls).toEqual([['/faq.txt', { cache: 'no-cache' }]]);
});

it('leaves the page as it is when the host has another build', async () => {
  answerWith('new');
  startFramework();
  await vi.waitFor(() => expect(isGivenUp()).toBe(true));
  expect([globals.TURBOPACK, globals.__next_f]).toEqual([undefined, undefined]);
});

it('leaves the page as it is when its payload cannot be had', async () => {
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startFramework();
  await vi.waitFor(() => expect(isGivenUp()).toBe(true));
  expect(globals.TURBOPACK).toBeUndefined();
});

it('waits on every other page for an intent, and asks once', async () => {
  document.body.innerHTML = '<main data-route="/faq"></main>';
  host.mockResolvedValue(new Response(TEXT));
  startFramework();
  expect(host).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(globals.TURBOPACK).toBeDefined());
  expect(host).toHaveBeenCalledTimes(1);
});
