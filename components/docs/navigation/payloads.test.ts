import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What React was asked to load ahead. */
const preload = vi.hoisted(() => vi.fn());
vi.mock('react-dom', () => ({ preload }));

type Payloads = typeof import('./payloads');

const ORIGIN = 'https://docs.gateway.example';
/** As the router asks: an address with a mark of the page one comes from. */
const framework = (path: string) => fetch(new URL(`${path}?_rsc=1a2b3`, ORIGIN));

let payloads: Payloads;
const host = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers();
  host.mockReset().mockImplementation(async (address: string) => new Response(`of ${address}`));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', host);
  vi.resetModules();
  payloads = await import('./payloads');
  payloads.givePayloads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const asked = () => host.mock.calls.map(([address]) => String(address));

it('gives the framework what was loaded ahead, once', async () => {
  payloads.loadAhead('/faq');
  payloads.loadAhead('/');
  expect([payloads.isAhead('/faq'), payloads.isAhead('/reports')]).toEqual([true, false]);
  expect(await (await framework('/faq.txt')).text()).toBe('of /faq.txt');
  expect(asked()).toEqual(['/faq.txt', '/index.txt']);
  expect(payloads.isAhead('/faq')).toBe(false);
  await framework('/faq.txt');
  expect(asked()).toEqual(['/faq.txt', '/index.txt', '/faq.txt']);
});

it('loads the sheets that the page brings, before the page is followed', async () => {
  const sheet = '/docs/boot/long.0123456789ab.css';
  host.mockResolvedValueOnce(
    new Response(`2:["$","link","s",{"href":"${sheet}","rel":"stylesheet"}]`),
  );
  payloads.loadAhead('/codes');
  await (await framework('/codes.txt')).text();
  expect(preload.mock.calls).toEqual([[sheet, { as: 'style' }]]);
});

it('takes the query from the address of a payload, and leaves every other request alone', async () => {
  await framework('/faq.txt');
  await fetch('/robots.txt?_rsc=1');
  await fetch(new URL('/faq?_rsc=1', ORIGIN), { method: 'HEAD' });
  expect(asked()).toEqual(['/faq.txt', '/robots.txt?_rsc=1', `${ORIGIN}/faq?_rsc=1`]);
});

it.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('', { status: 503 })],
  [
    'breaks off',
    async () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error()) })),
  ],
])('asks again when loading ahead %s', async (_, answer) => {
  host.mockImplementationOnce(answer);
  payloads.loadAhead('/faq');
  // Immediately, while the first request is on its way.
  expect(await (await framework('/faq.txt')).text()).toBe('of /faq.txt');

  host.mockImplementationOnce(answer);
  payloads.loadAhead('/reports');
  await vi.waitFor(() => expect(payloads.isAhead('/reports')).toBe(false));
  expect(await (await framework('/reports.txt')).text()).toBe('of /reports.txt');
});

it('keeps the newest twenty, for five minutes', async () => {
  const routes = Array.from({ length: 21 }, (_, index) => `/page-${index}`);
  for (const route of routes) payloads.loadAhead(route);
  expect(routes.filter((route) => !payloads.isAhead(route))).toEqual(['/page-0']);
  vi.advanceTimersByTime(299_999);
  expect(payloads.isAhead('/page-20')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(payloads.isAhead('/page-20')).toBe(false);
  await framework('/page-20.txt');
  expect(asked().filter((address) => address === '/page-20.txt')).toHaveLength(2);
});
