import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cacheName, isOwnCache } from '../../lib/docs/offline/caches';
import { writeOffline } from '../export/offline';
import { type RunningServer, startServer } from '../serve/static-server';
import { sharedBrowser } from '../testing/browser';

const BASE = '/docs';
const BOOT = 'boot/boot.0123456789ab.js';
const SHEET = '_next/static/chunks/0123456789ab.css';
const ROUTES = ['/', '/faq', '/reports'] as const;

const root = mkdtempSync(path.join(os.tmpdir(), 'offline-base-'));
let server: RunningServer;
let context: BrowserContext;
let isOffline = false;

beforeAll(async () => {
  vi.stubEnv('BASE_PATH', BASE);
  await writeSite(path.join(root, BASE));
  vi.unstubAllEnvs();
  writeFileSync(path.join(root, 'index.html'), '<h1>Another site</h1>');
  server = await startServer({
    dir: root,
    host: '127.0.0.1',
    intercept: () => (isOffline ? Response.error() : undefined),
  });
  context = await (await sharedBrowser()).newContext({ baseURL: server.url });
});
afterAll(async () => {
  await context?.close();
  await server?.close();
  rmSync(root, { recursive: true });
});

it('keeps a site below a base path, and nothing of its neighbors', async () => {
  const page = await context.newPage();
  const heading = () => page.locator('h1').textContent();
  await page.goto('/');
  await page.evaluate(
    async (name) => {
      await caches.open(name);
    },
    cacheName('', 'document'),
  );
  await page.goto(`${BASE}/faq`);
  await page.getByRole('button').click();
  await page.getByText('All pages are saved for offline reading').waitFor();

  isOffline = true;
  for (const route of ['/', '/faq/', '/reports.html']) {
    await page.goto(BASE + route);
    expect(await heading()).toBe(`Page ${route.replace(/(?<=.)\/$|\.html$/, '')}`);
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(1, 2, 3)',
    );
  }
  await page.goto(`${BASE}/none`);
  expect(await heading()).toBe('You Are Offline');
  await expect(page.goto('/')).rejects.toThrow('net::ERR_');
  isOffline = false;
  // The browser is still on its way to its own error page in the first tab.
  const next = await context.newPage();
  await next.goto('/');
  const names = await next.evaluate(() => caches.keys());
  expect(names).toContain(cacheName('', 'document'));
  expect(names.filter((name) => isOwnCache(name, BASE)).length).toBeGreaterThan(0);
});

/** As small a site as the worker and its button need. */
async function writeSite(out: string): Promise<void> {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  };
  const head = `<link rel="stylesheet" href="${BASE}/${SHEET}"><script defer="" data-framework="" src="${BASE}/${BOOT}"></script>`;
  const pageOf = (route: string, more = '') =>
    `<!doctype html><title>Page | Docs</title>${head}<main data-route="${route}">${more}<h1>Page ${route}</h1></main><button hidden data-save-offline>Save</button>`;
  for (const route of [...ROUTES, '/search']) {
    const name = route === '/' ? 'index' : route.slice(1);
    write(`${name}.html`, pageOf(route));
    write(`${name}.txt`, `0:["$","main",null,{"data-route":"${route}"}]`);
  }
  write('404.html', pageOf('', `<script src="${BASE}/boot/resolve.0123456789ab.js"></script>`));
  write(SHEET, 'h1 { color: rgb(1, 2, 3) }');
  write('search/manifest.json', '{"format":3,"pages":[]}');
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { startOffline } from './components/docs/offline/offline.boot'; startOffline();",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { __BASE_PATH__: JSON.stringify(BASE), __OFFLINE__: 'true' },
  });
  write(BOOT, outputFiles[0]?.text ?? '');
  await writeOffline(out, ROUTES);
}
