import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../lib/docs/publish/headers';
import { OUT_DIR, readOut } from '../export/out';
import { startServer } from '../serve/static-server';
import { setUpSite } from '../testing/browser';
import { type Host, hasProgram, startNginx, startNginxInFull, startPython } from '../testing/hosts';
import { pagesToTry } from '../testing/pages-to-try';
import { namesOf, smokeFaults } from '../testing/smoke';

const RECIPE = path.resolve('scripts/hosts/nginx.conf');
const site = setUpSite();
const hasNginx = hasProgram('nginx', '-v');

const hosts: readonly [name: string, start: () => Promise<Host>, isThere: boolean][] = [
  ['npm run serve', () => startServer({ dir: OUT_DIR, host: '127.0.0.1' }), true],
  ['python3 -m http.server', () => startPython(OUT_DIR), hasProgram('python3')],
  ['nginx with three lines', () => startNginx(OUT_DIR, RECIPE), hasNginx],
  ['nginx with its whole file', () => startNginxInFull(OUT_DIR), hasNginx],
];

it('needs three lines of nginx', () => {
  const lines = readFileSync(RECIPE, 'utf8').split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toHaveLength(3);
});

/** Hosts whose whole configuration the site provides; other hosts set the headers in their own way. */
const OURS = ['npm run serve', 'nginx with its whole file'];

for (const [turn, [name, start, isThere]] of hosts.entries()) {
  const headersDue = OURS.includes(name) ? Object.entries(SECURITY_HEADERS) : [];
  describe.skipIf(!isThere)(`on ${name}`, () => {
    let host: Host;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.close());

    it('every page answers under all four spellings, with its headers', {
      timeout: 300_000,
    }, async () => {
      const faults: string[] = [];
      for (const { route, html } of pagesToTry()) {
        for (const spelling of namesOf(route)) {
          const response = await fetch(host.url + spelling);
          const text = await response.text();
          if (response.status !== 200 || text !== html)
            faults.push(`${spelling}: ${response.status}`);
          const type = response.headers.get('content-type') ?? '';
          if (!type.startsWith('text/html')) faults.push(`${spelling}: ${type}`);
          const missing = headersDue.filter(([key, value]) => response.headers.get(key) !== value);
          faults.push(...missing.map(([key]) => `${spelling}: ${key}`));
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

    it('its pages show without a console message, under each spelling in turn', {
      timeout: 300_000,
    }, async () => {
      const share = { turn, turns: hosts.length };
      expect(await smokeFaults(await site.newContext(), host.url, share)).toEqual([]);
    });
  });
}

describe.skipIf(!hasNginx)('the 404 page', () => {
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
