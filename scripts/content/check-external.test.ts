import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkExternal } from './check-external';
import { linksOfData, linksOfPages } from './external-links';
import { probe, waitOf } from './probe';

let server: Server;
let base = '';
let seen: string[] = [];
let running = 0;
let most = 0;
let reply: (request: IncomingMessage, response: ServerResponse) => void;
let folder = '';
let cache = '';

beforeEach(async () => {
  seen = [];
  running = 0;
  most = 0;
  reply = (_request, response) => response.end();
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    running += 1;
    most = Math.max(most, running);
    response.once('close', () => {
      running -= 1;
    });
    // The next request would come in between.
    setImmediate(() => reply(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The server has an address since it listens.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(os.tmpdir(), 'external-'));
  cache = path.join(folder, 'links.json');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const status =
  (code: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(code, headers).end();
const link = (name: string, line = 1) => ({
  url: `${base}/${name}`,
  file: 'content/faq.mdx',
  line,
  column: 5,
});

it('names every place of a broken link', async () => {
  reply = (request, response) => status(request.url === '/gone' ? 404 : 200)(request, response);
  const links = [link('gone', 3), link('there', 4), link('gone', 9)];
  const { problems } = await checkExternal(links, { cache });
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, 5, `"${base}/gone" responds with 404 — correct or remove the link`],
    [9, 5, `"${base}/gone" responds with 404 — correct or remove the link`],
  ]);
});

it('asks with HEAD, and with GET only where that is refused, one request at a time', async () => {
  reply = (request, response) =>
    status(request.method === 'HEAD' && request.url === '/b' ? 405 : 200)(request, response);
  const { problems } = await checkExternal([link('a'), link('b'), link('c')], { cache });
  expect(problems).toEqual([]);
  expect(seen).toEqual(['HEAD /a', 'HEAD /b', 'GET /b', 'HEAD /c']);
  expect(most).toBe(1);
});

it('says who asks', async () => {
  let agent: string | undefined;
  reply = (request, response) => {
    agent = request.headers['user-agent'];
    response.end();
  };
  await checkExternal([link('a')], { cache });
  expect(agent).toBe('docs-link-check/1.0');
});

it('comes back when the server says', async () => {
  const waits: number[] = [];
  reply = (request, response) =>
    status(seen.length === 1 ? 429 : 200, { 'retry-after': '7' })(request, response);
  const said: unknown[] = [];
  await probe([`${base}/busy`], (_url, answer) => said.push(answer), {
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  expect(waits).toEqual([7000]);
  expect(said).toEqual([{ type: 'status', status: 200 }]);
});

it.each([
  ['7', 7000],
  ['86400', 60_000],
  ['Mon, 23 Nov 2026 10:00:05 GMT', 5000],
  ['soon', 1000],
  [null, 1000],
])('understands Retry-After: %s', (header, milliseconds) => {
  expect(waitOf(header, Date.parse('2026-11-23T10:00:00Z'))).toBe(milliseconds);
});

it('ends a request that gets no response', async () => {
  reply = () => undefined;
  const said: unknown[] = [];
  await probe([`${base}/slow`], (_url, answer) => said.push(answer), { timeout: 50 });
  expect(said).toEqual([{ type: 'failure', reason: 'no response in time' }]);
});

it('asks again after a week, or when the link was broken', async () => {
  reply = (request, response) => status(request.url === '/gone' ? 410 : 200)(request, response);
  const links = [link('there'), link('gone')];
  const now = Date.parse('2026-11-23T00:00:00Z');
  const day = 24 * 60 * 60 * 1000;
  await checkExternal(links, { cache, now });
  seen = [];
  await checkExternal(links, { cache, now: now + 6 * day });
  expect(seen).toEqual(['HEAD /gone', 'GET /gone']);
  seen = [];
  await checkExternal(links, { cache, now: now + 8 * day });
  expect(seen).toContain('HEAD /there');
});

it('takes no refusal of programs for a broken link', async () => {
  reply = status(403);
  const { problems, refused } = await checkExternal([link('a')], { cache });
  expect([problems, refused]).toEqual([[], 1]);
});

it('says in one sentence that there is no connection', async () => {
  const url = 'https://docs.invalid/a';
  const offline: typeof probe = async (urls, note) => {
    for (const each of urls) note(each, { type: 'failure', reason: 'ENOTFOUND' });
  };
  await expect(checkExternal([{ ...link('a'), url }], { cache, ask: offline })).rejects.toThrow(
    'No external link could be checked: no server could be reached — connect to the internet and try again.',
  );
});

it('leaves out names that lead nowhere, and what no server sees', () => {
  const links = [
    'https://a.org/b#c',
    'https://shop.example/x',
    'http://localhost:3000',
    '/faq',
  ].map((href) => ({ href, line: 1, column: 1 }));
  expect(linksOfPages([{ file: 'a.mdx', links }]).map(({ url }) => url)).toEqual([
    'https://a.org/b',
  ]);
  const data =
    'a: https://a.org/x # why\nlist:\n  - "https://b.org"\ntext: See [c](https://c.org/y).\n';
  expect(linksOfData('a.yaml', data)).toEqual([
    { url: 'https://a.org/x', file: 'a.yaml', line: 1, column: 4 },
    { url: 'https://b.org/', file: 'a.yaml', line: 3, column: 6 },
    { url: 'https://c.org/y', file: 'a.yaml', line: 4, column: 15 },
  ]);
});
