import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { setUpStore, stillClock } from './testing/bucket';
import { pagesWith, siteFiles, writeSite } from './testing/site';

const s3 = setUpStore();

/** Keys written or deleted since the last call, in order, without the deploy's own records. */
function takeWrites(bucket: { name: string }): string[] {
  return s3.server.writes
    .splice(0)
    .map(({ method, path: at }) => `${method} ${at.slice(bucket.name.length + 2)}`)
    .filter((write) => !write.includes(' .deploy/'));
}

it('publishes a build: clean addresses, the other spellings, old addresses, the 404 page', async () => {
  const bucket = await s3.bucket();
  expect(await bucket.deploy(['--dir', writeSite()])).toMatchObject({ code: 0 });
  const faq = siteFiles().get('faq.html');
  expect(await bucket.visit('/faq')).toMatchObject({ status: 200, text: faq });
  for (const spelling of ['/faq/', '/faq.html', '/faq/index.html']) {
    const { status, headers } = await bucket.visit(spelling);
    expect([spelling, status, headers.location]).toEqual([spelling, 301, '/faq']);
  }
  for (const old of ['', '/', '.html', '/index.html']) {
    const { status, headers } = await bucket.visit(`/services/pix/old${old}`);
    expect([old, status, headers.location]).toEqual([old, 301, '/services/pix/payout']);
  }
  expect(await bucket.visit('/services/pix')).toMatchObject({ status: 200 });
  expect(await bucket.visit('/')).toMatchObject({
    status: 200,
    text: siteFiles().get('index.html'),
  });
  expect(await bucket.visit('/no/such/page')).toMatchObject({
    status: 404,
    text: siteFiles().get('404.html'),
  });
});

it('sends every class with its headers', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  const site = await bucket.site();
  const asset = [...site.keys()].find((key) => key.startsWith('_next/static/')) ?? '';
  const headersOf = (key: string) => {
    const object = site.get(key);
    return [object?.type, object?.cache, object?.encoding];
  };
  const revalidate = 'public, max-age=0, must-revalidate';
  const minutes = 'public, max-age=300';
  expect(headersOf(asset)).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
  expect(headersOf('faq')).toEqual(['text/html; charset=utf-8', revalidate, 'gzip']);
  expect(headersOf('faq.txt')).toEqual(['text/plain; charset=utf-8', revalidate, 'gzip']);
  expect(headersOf('faq.html')).toEqual(['text/html; charset=utf-8', minutes, 'gzip']);
  expect(headersOf('404.html')).toEqual(['text/html; charset=utf-8', revalidate, undefined]);
  expect(headersOf('robots.txt')).toEqual(['text/plain; charset=utf-8', minutes, undefined]);
  expect(headersOf('openapi.json')).toEqual([
    'application/json; charset=utf-8',
    minutes,
    undefined,
  ]);
  expect(headersOf('sw.js')).toEqual(['text/javascript; charset=utf-8', 'no-cache', 'gzip']);
});

it('writes in an order in which no page is there before its parts', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  const stageOf = (write: string) => {
    const key = write.replace('PUT ', '');
    if (key.startsWith('_next/')) return 0;
    if (/\.(txt|json|xml)$/.test(key)) return 1;
    if (key === 'index.html' || key === '404.html' || key === 'sw.js') return 3;
    return key.endsWith('.html') || key.endsWith('/') || key.endsWith('old') ? 4 : 2;
  };
  const order = takeWrites(bucket).map(stageOf);
  expect(new Set(order)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(order).toEqual([...order].sort());
});

it('shows a reader each page that both builds have, with its script, between any two writes', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  const next = writeSite({
    pages: pagesWith({ '/': 'Second', '/faq': 'Second', '/services/pix/payout': undefined }),
    script: 'boot(2)',
  });
  const missing = new Set<string>();
  let visits = 0;
  const read = async () => {
    for (const route of ['/', '/faq', '/services/pix']) {
      const spellings = route === '/' ? [] : ['/', '.html', '/index.html'];
      for (const spelling of spellings) {
        const { status, headers } = await bucket.visit(route + spelling);
        if (status !== 301 || headers.location !== route) missing.add(route + spelling);
      }
      const { status, text } = await bucket.visit(route);
      const [, script = 'none'] = /src="([^"]*)"/.exec(text) ?? [];
      if (status !== 200) missing.add(route);
      if ((await bucket.visit(script)).status !== 200) missing.add(`${route}: ${script}`);
      visits += 1;
    }
  };
  s3.server.fault = async ({ method }) => {
    if (method !== 'GET') await read();
    return undefined;
  };
  // No days for old assets: nothing but the order keeps a page and its script together.
  expect(await bucket.deploy(['--dir', next, '--keep-days', '0'])).toMatchObject({ code: 0 });
  await read();
  expect([...missing]).toEqual([]);
  expect(visits).toBeGreaterThan(60);
  expect(await bucket.visit('/services/pix/payout')).toMatchObject({ status: 404 });
});

it('writes nothing when nothing has changed', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  s3.server.writes.length = 0;
  // The same texts in another folder, so that only content counts and no time of a file.
  const second = await bucket.deploy(['--dir', writeSite(), '--json']);
  expect(JSON.parse(second.out)).toMatchObject({ status: 'unchanged', bodies: 0, paths: [] });
  expect(s3.server.writes).toEqual([]);
});

it('writes only what an edited page consists of', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  takeWrites(bucket);
  const edited = writeSite({ pages: pagesWith({ '/faq': 'New' }) });
  const { out } = await bucket.deploy(['--dir', edited, '--json']);
  const keys = ['faq', 'faq.html', 'faq.txt', 'faq/', 'faq/index.html'];
  expect(takeWrites(bucket).sort()).toEqual(keys.map((key) => `PUT ${key}`).sort());
  expect(JSON.parse(out)).toMatchObject({
    status: 'published',
    // The page and its payload; the four spellings share one body.
    bodies: 2,
    paths: keys.map((key) => `/${key}`).sort(),
  });
  expect((await bucket.visit('/faq')).text).toContain('<h1>New</h1>');
});

it('writes objects again whose headers alone have changed, without sending a body', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  await bucket.deploy(['--dir', dir]);
  takeWrites(bucket);
  const { out } = await bucket.deploy(['--dir', dir, '--origin', 'rest', '--json']);
  expect(JSON.parse(out)).toMatchObject({ bodies: 0, written: { redirects: 13, documents: 0 } });
  const site = await bucket.site();
  expect([...site.values()].filter(({ redirect }) => redirect !== undefined)).toEqual([]);
  // An endpoint without redirects returns the page under every spelling.
  expect(site.get('faq/')?.bytes).toEqual(site.get('faq')?.bytes);
});

it('keeps old assets for pages that are open, and deletes them when their days are over', async () => {
  const bucket = await s3.bucket();
  const assetsNow = async () =>
    [...(await bucket.site()).keys()].filter((key) => key.startsWith('_next/'));
  await bucket.deploy(['--dir', writeSite()]);
  const [old = ''] = await assetsNow();
  const next = writeSite({ script: 'boot(2)' });
  await bucket.deploy(['--dir', next]);
  expect(await bucket.visit(`/${old}`)).toMatchObject({ status: 200, text: 'boot()' });
  // The clock of the store is known to a second at best; the plan has a test of the moment itself.
  await bucket.deploy(['--dir', next], { clock: stillClock('2026-12-21T09:55:00Z') });
  expect(await assetsNow()).toContain(old);
  await bucket.deploy(['--dir', next], { clock: stillClock('2026-12-21T10:05:00Z') });
  expect(await assetsNow()).toHaveLength(1);
  expect(await assetsNow()).not.toContain(old);
  // The release that needs it can still be brought back.
  expect(await bucket.deploy(['--rollback'])).toMatchObject({ code: 0 });
  expect(await bucket.visit(`/${old}`)).toMatchObject({ status: 200, text: 'boot()' });
});

it('deletes the objects of a removed page last, and nothing it did not write', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  await bucket.store.put('somebody/else.bin', Buffer.from('x'));
  takeWrites(bucket);
  const dir = writeSite({ pages: pagesWith({ '/faq': undefined, '/': 'Shorter' }) });
  expect(await bucket.deploy(['--dir', dir])).toMatchObject({ code: 0 });
  const writes = takeWrites(bucket);
  const deletes = writes.filter((write) => write.startsWith('DELETE'));
  // The test server trips over parallel deletes in one folder and is asked again.
  expect(new Set(deletes).size).toBe(5);
  expect(writes.slice(-deletes.length)).toEqual(deletes);
  expect(await bucket.visit('/faq')).toMatchObject({ status: 404 });
  expect((await bucket.site()).has('somebody/else.bin')).toBe(true);
});

it('publishes no form that the build has packed, and packs the file itself', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  writeFileSync(path.join(dir, 'faq.html.gz'), 'stale');
  await bucket.deploy(['--dir', dir]);
  expect((await bucket.visit('/faq')).text).toBe(siteFiles().get('faq.html'));
  expect([...(await bucket.site()).keys()].filter((key) => key.endsWith('.gz'))).toEqual([]);
});

it('publishes below a prefix', async () => {
  const bucket = await s3.bucket();
  const argv = [`s3://${bucket.name}/v2/`, '--endpoint', s3.server.url, '--dir', writeSite()];
  expect(await bucket.run(argv)).toMatchObject({ code: 0 });
  const keys = [...(await bucket.store.list('')).keys()];
  expect(keys).toContain('v2/faq');
  expect(keys.filter((key) => !key.startsWith('v2/'))).toEqual([]);
});
