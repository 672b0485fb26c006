import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from './static-server';

const LONG = '<h1>FAQ</h1>'.repeat(200);

let dir: string;
let server: RunningServer;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'static-server-'));
  write('index.html', '<h1>Home</h1>');
  write('404.html', '<h1>Page Not Found</h1>');
  write('faq.html', LONG);
  write('faq/index.html', LONG);
  write('faq.txt', 'payload');
  write('faq/__next._tree.txt', 'tree');
  write('invoicing/index.html', '<h1>Invoicing</h1>');
  write('_next/static/chunks/abc.js', 'export const long = 1;\n'.repeat(50));
  server = await startServer({
    dir,
    host: '127.0.0.1',
    intercept: async ({ path: asked }) => {
      if (asked === '/teapot')
        return new Response('short', { status: 418, headers: { 'x-test': 'yes' } });
      return asked === '/broken' ? Response.error() : undefined;
    },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

it.each(['/faq', '/faq/', '/faq.html', '/faq/index.html', '/faq?q=1'])(
  'answers %s with the page',
  async (url) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(LONG);
  },
);

it('answers a page that is only an index file with and without the slash', async () => {
  expect(await (await get('/invoicing')).text()).toContain('Invoicing');
  expect(await (await get('/invoicing/')).text()).toContain('Invoicing');
});

it('answers an unknown path with the 404 page and its status', async () => {
  const response = await get('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});

it('lists no folder', async () => {
  expect((await get('/_next/')).status).toBe(404);
  expect((await get('/_next/static/chunks')).status).toBe(404);
});

it('answers 304 when the client has the same body', async () => {
  const etag = (await get('/faq')).headers.get('etag') ?? '';
  const response = await get('/faq', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  expect(response.headers.get('etag')).toBe(etag);
});

it('reads a changed file again', async () => {
  write('changing.html', 'first');
  expect(await (await get('/changing')).text()).toBe('first');
  write('changing.html', 'the second');
  expect(await (await get('/changing')).text()).toBe('the second');
});

it.each(['br', 'gzip'])('compresses with %s and says so', async (encoding) => {
  const response = await get('/faq', { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(LONG.length);
  expect(await response.text()).toBe(LONG);
});

it('sends the file compressed beforehand when there is one', async () => {
  write('ready.html', LONG);
  write('ready.html.gz', 'not really gzip');
  const response = await get('/ready', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-length')).toBe('15');
});

it('answers HEAD like GET, without the body', async () => {
  const head = await get('/faq', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(LONG.length));
  expect(await head.text()).toBe('');
});

it('sends the part of a file that is asked for', async () => {
  const part = (headers: Record<string, string>) =>
    get('/faq', { headers: { 'accept-encoding': 'identity', ...headers } });
  const some = await part({ range: 'bytes=4-6' });
  expect([some.status, some.headers.get('content-range'), await some.text()]).toEqual([
    206,
    `bytes 4-6/${LONG.length}`,
    'FAQ',
  ]);
  const beyond = await part({ range: 'bytes=99999-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${LONG.length}`,
  ]);
  expect((await part({ range: 'bytes=4-6', 'if-range': '"another version"' })).status).toBe(200);
});

it('refuses other methods', async () => {
  const response = await get('/faq', { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('sends caching by class and the security headers with everything', async () => {
  const page = await get('/faq');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  const script = await get('/_next/static/chunks/abc.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/faq.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('stays inside its folder', async () => {
  // fetch would normalise the path, so the request line is written by hand.
  for (const target of ['/../package.json', '/%2e%2e/package.json', '/..%2f..%2fetc/passwd']) {
    expect(await rawStatus(target)).toBe(400);
  }
});

it('lets a test answer instead of the folder, or break the connection', async () => {
  const teapot = await get('/teapot');
  expect([teapot.status, teapot.headers.get('x-test'), await teapot.text()]).toEqual([
    418,
    'yes',
    'short',
  ]);
  await expect(get('/broken')).rejects.toThrow();
});

const get = (url: string, init?: RequestInit) => fetch(server.url + url, init);

function write(name: string, text: string) {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function rawStatus(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding('utf8');
    socket.once('data', (text) => resolve(Number(String(text).split(' ')[1])));
    socket.once('error', reject);
  });
}
