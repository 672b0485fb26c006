import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachAtOnce, hydrate, observe, setUpSite } from '../lib/browser';
import { type Host, hasProgram, startNginx, startPython } from '../lib/hosts';
import { OUT_DIR, readOut, readSite } from '../lib/out';
import { pageKinds } from '../lib/page-kinds';
import { startServer } from '../lib/static-server';

const RECIPE = path.resolve('scripts/hosts/nginx.conf');
const site = setUpSite();
const { pages } = readSite();

const hosts: readonly [name: string, start: () => Promise<Host>, isThere: boolean][] = [
  ['npm run serve', () => startServer({ dir: OUT_DIR, host: '127.0.0.1' }), true],
  ['python3 -m http.server', () => startPython(OUT_DIR), hasProgram('python3')],
  ['nginx with three lines', () => startNginx(OUT_DIR, RECIPE), hasProgram('nginx', '-v')],
];

const spellingsOf = (route: string) =>
  route === '/'
    ? ['/', '/index.html']
    : [route, `${route}/`, `${route}.html`, `${route}/index.html`];

it('needs three lines of nginx', () => {
  const lines = readFileSync(RECIPE, 'utf8').split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toHaveLength(3);
});

for (const [name, start, isThere] of hosts) {
  describe.skipIf(!isThere)(`on ${name}`, () => {
    let host: Host;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.close());

    it('every page answers under all four spellings', { timeout: 300_000 }, async () => {
      const faults: string[] = [];
      for (const { route, html } of pages) {
        for (const spelling of spellingsOf(route)) {
          const response = await fetch(host.url + spelling);
          const text = await response.text();
          if (response.status !== 200 || text !== html)
            faults.push(`${spelling}: ${response.status}`);
          const type = response.headers.get('content-type') ?? '';
          if (!type.startsWith('text/html')) faults.push(`${spelling}: ${type}`);
        }
      }
      expect(faults).toEqual([]);
    });

    it('payloads are sent as text, so that navigation stays soft', async () => {
      const response = await fetch(`${host.url}/faq.txt`);
      expect([response.status, (response.headers.get('content-type') ?? '').split(';')[0]]).toEqual(
        [200, 'text/plain'],
      );
    });

    it('one page of every kind shows without a console message, under each spelling in turn', {
      timeout: 300_000,
    }, async () => {
      const faults: string[] = [];
      const context = await site.newContext();
      const kinds = pageKinds().filter((route) => route !== '/404');
      await forEachAtOnce([...kinds.entries()], 3, async ([index, route]) => {
        const spellings = spellingsOf(route);
        const spelling = spellings[index % spellings.length] ?? route;
        const page = await context.newPage();
        const { messages, foreign } = observe(page, host.url);
        await page.goto(host.url + spelling);
        await hydrate(page);
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        if (!heading) faults.push(`${spelling}: no heading`);
        faults.push(...[...messages, ...foreign].map((text) => `${spelling}: ${text}`));
        await page.close();
      });
      expect(faults).toEqual([]);
    });
  });
}

describe.skipIf(!hasProgram('nginx', '-v'))('the 404 page', () => {
  it('is sent by nginx with its status', async () => {
    const host = await startNginx(OUT_DIR, RECIPE);
    try {
      const response = await fetch(`${host.url}/no/such/page`);
      expect([response.status, await response.text()]).toEqual([404, readOut('404.html')]);
    } finally {
      await host.close();
    }
  });
});
