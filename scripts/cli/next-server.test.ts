import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** In place of the framework's server: says its port, and responds with whether the framework would list the addresses of a page. */
const SERVER = `
const { createServer } = require('node:http');
const { default: { prototype } } = require(${JSON.stringify(path.resolve('node_modules/next/dist/server/dev/next-dev-server'))});
const server = createServer((_, response) => response.end(\`page, lists: \${Object.hasOwn(prototype, 'getStaticPaths')}\`));
server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: own\\r\\n\\r\\n'));
server.on('connection', () => process.send('connected'));
server.listen(0, 'localhost', () => process.send(server.address().port));
process.on('message', () => {});
`;

let folder: string;
let child: ChildProcess;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'next-server-'));
  const file = path.join(folder, 'server.cjs');
  writeFileSync(file, SERVER);
  child = fork(file, {
    execArgv: ['--import', pathToFileURL(path.resolve('scripts/cli/next-server.mjs')).href],
    env: { ...process.env, NEXT_PRIVATE_WORKER: '1' },
  });
  url = `http://localhost:${(await once(child, 'message'))[0]}/`;
}, 60_000);
afterEach(() => {
  child.kill();
  rmSync(folder, { recursive: true });
});

const ask = async () => {
  const response = await fetch(url);
  return [response.status, await response.text()] as const;
};

it('lets requests wait until there are pages, and leaves out the list of addresses', async () => {
  const early = ask();
  await once(child, 'message');
  const upgrade = new Promise((resolve) =>
    request(url, { headers: { Connection: 'Upgrade', Upgrade: 'own' } })
      .on('upgrade', (response) => resolve(response.statusCode))
      .end(),
  );
  child.send({ pages: {} });
  expect(await early).toEqual([200, 'page, lists: false']);
  expect(await upgrade).toBe(101);
  expect(await ask()).toEqual([200, 'page, lists: false']);
});

it('answers with the faults while they are why there are no pages', async () => {
  const early = ask();
  await once(child, 'message');
  child.send({ pages: { faults: 'site.yaml:1:1  is not there' } });
  expect(await early).toEqual([503, 'site.yaml:1:1  is not there']);
  // The browser asks again by itself.
  expect((await fetch(url)).headers.get('Refresh')).toBe('1');
  child.send({ pages: {} });
  await expect.poll(ask).toEqual([200, 'page, lists: false']);
});
