import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheControlOf, contentTypeOf } from '../../lib/docs/publish/classes';
import { SECURITY_HEADERS } from '../../lib/docs/publish/headers';
import { NGINX_BROTLI } from '../cli/programs.mjs';
import { removeFolders, siteFiles, writeSite } from '../deploy/testing/site';
import { type Host, hasProgram, startNginxInFull } from '../testing/hosts';
import { hostFiles } from './host-files';

describe.skipIf(!hasProgram('nginx', '-v'))('nginx with the generated configuration', () => {
  let host: Host;
  const faq = siteFiles().get('faq.html') ?? '';

  beforeAll(async () => {
    const dir = writeSite();
    writeFileSync(path.join(dir, 'changelog.xml'), '<feed/>');
    writeFileSync(path.join(dir, 'faq.html.gz'), gzipSync(`${faq}packed beforehand`));
    writeFileSync(path.join(dir, 'faq.html.br'), brotliCompressSync(faq));
    host = await startNginxInFull(dir);
  });
  afterAll(async () => {
    await host?.close();
    removeFolders();
  });

  const get = (
    target: string,
    headers: Record<string, string> = { 'accept-encoding': 'identity' },
  ) => fetch(host.url + target, { redirect: 'manual', headers });

  it('answers every spelling of a page', async () => {
    for (const spelling of ['/faq', '/faq/', '/faq.html', '/faq/index.html']) {
      const response = await get(spelling);
      expect([spelling, response.status, await response.text()]).toEqual([spelling, 200, faq]);
    }
  });

  it('sends the reader of an old address on, with the query', async () => {
    for (const spelling of ['', '/', '.html', '/index.html']) {
      const response = await get(`/services/pix/old${spelling}?a=1`);
      expect([response.status, response.headers.get('location')]).toEqual([
        301,
        '/services/pix/payout?a=1',
      ]);
    }
  });

  it('sends the 404 page with its status', async () => {
    const response = await get('/no/such/page');
    expect([response.status, await response.text()]).toEqual([404, siteFiles().get('404.html')]);
  });

  it('sends the type and the caching of the shared tables', async () => {
    const files = [...siteFiles().keys(), 'changelog.xml']
      .filter((name) => !name.startsWith('_redirects') && !name.includes('/old'))
      .map((name) => `/${name}`);
    for (const file of files) {
      const { headers } = await get(file);
      expect([file, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        file,
        contentTypeOf(file),
        cacheControlOf(file),
      ]);
    }
  });

  it('sends the security headers with pages, redirects and faults', async () => {
    for (const target of ['/faq', '/faq.txt', '/changelog.xml', '/services/pix/old', '/none']) {
      const { headers } = await get(target);
      const sent = Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]);
      expect([target, Object.fromEntries(sent)]).toEqual([target, SECURITY_HEADERS]);
    }
  });

  it('sends what the build has packed', async () => {
    const packed = await get('/faq', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(`${faq}packed beforehand`);
  });

  // `npm test` installs the module where it can, and lists what it had to skip.
  it.skipIf(!existsSync(NGINX_BROTLI))('sends brotli to whoever takes it', async () => {
    const packed = await get('/faq', { 'accept-encoding': 'br, gzip' });
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', faq]);
  });

  it('leads nowhere else', async () => {
    const location = await new Promise((resolve, reject) => {
      const outgoing = request(`${host.url}/`, { path: '//evil.example/services/pix/old/' });
      outgoing.once('error', reject);
      outgoing.once('response', (answer) => {
        answer.resume();
        resolve(answer.headers.location);
      });
      outgoing.end();
    });
    expect(location).toBeUndefined();
  });
});

it('caches by the table of the shared rules, also below a prefix', () => {
  const dir = writeSite();
  const index = path.join(dir, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll('"/_next', '"/docs/_next'));
  writeFileSync(path.join(dir, '_redirects'), '/docs/services/pix/old /docs/faq 301\n');
  const config = hostFiles(dir).get('nginx.conf') ?? '';
  const [, map = ''] = /map \$uri \$docs_cache \{\n([\s\S]*?)\n\}/.exec(config) ?? [];
  const rules = [...map.matchAll(/"~(.+)" "(.+)";/g)].map(
    ([, source = '', cache]) => [new RegExp(source), cache] as const,
  );
  const [, fallback] = /default "(.+)";/.exec(map) ?? [];
  for (const name of [
    ...siteFiles().keys(),
    'faq',
    'og/a.0123456789ab.png',
    'search/manifest.json',
    'x.md',
  ]) {
    const cache = rules.find(([pattern]) => pattern.test(`/docs/${name}`))?.[1] ?? fallback;
    expect([name, cache]).toEqual([name, cacheControlOf(`/${name}`)]);
  }
  expect(config).toContain('"~^/docs/services/pix/old(?:/|\\.html|/index\\.html)?$" /docs/faq;');
});
