import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forEachPooled } from '../cli/pool';
import { setUpStore, stillClock, type TestBucket } from './testing/bucket';
import { temporaryFolder } from './testing/site';

const OUT = path.resolve(process.env.OUT_DIR || 'out');
const isBuilt = existsSync(path.join(OUT, 'index.html'));
const s3 = setUpStore();

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

/** What the manifest says is there: every key with the hash of its bytes and its headers. */
async function objectsOf(bucket: TestBucket): Promise<unknown> {
  const manifest = await bucket.store.get('.deploy/manifest.json');
  return JSON.parse(manifest?.bytes.toString() ?? '{}').objects;
}

describe.skipIf(!isBuilt)('the built site', { timeout: 300_000 }, () => {
  it('is published, answers, stays as it is, takes an edited page, and goes back', async () => {
    const bucket = await s3.bucket();
    const at = (hour: number) => ({ clock: stillClock(`2026-11-21T${hour}:00:00Z`) });
    expect(await bucket.deploy(['--dir', OUT], at(10))).toMatchObject({ code: 0 });
    await expectAnswers(bucket);
    const before = await objectsOf(bucket);

    s3.server.writes.length = 0;
    expect(await bucket.deploy(['--dir', OUT], at(11))).toMatchObject({ code: 0 });
    expect(s3.server.writes).toEqual([]);

    const edited = temporaryFolder();
    cpSync(OUT, edited, { recursive: true });
    for (const file of ['faq.html', 'faq/index.html']) {
      writeFileSync(path.join(edited, file), `${read(file)}<!-- edited -->`);
    }
    const { out } = await bucket.deploy(['--dir', edited, '--json'], at(12));
    expect(JSON.parse(out)).toMatchObject({
      bodies: 1,
      paths: ['/faq', '/faq.html', '/faq/', '/faq/index.html'],
    });
    expect((await bucket.visit('/faq')).text).toMatch(/<!-- edited -->$/);

    expect(await bucket.deploy(['--rollback'], at(13))).toMatchObject({ code: 0 });
    expect(await objectsOf(bucket)).toEqual(before);
    // Reads every object back and compares its bytes and headers with that.
    expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  });
});

/** Every page of the sitemap and its payload, the other spellings of some, all old addresses, the 404 page. */
async function expectAnswers(bucket: TestBucket): Promise<void> {
  const faults: string[] = [];
  const routes = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname.replace(/\/$/, ''))
    .filter(Boolean);
  await forEachPooled([...routes.entries()], 8, async ([index, route]) => {
    const page = await bucket.visit(route);
    if (page.status !== 200 || page.text !== read(`${route}.html`)) faults.push(route);
    const payload = await bucket.visit(`${route}.txt?_rsc=1`);
    if (payload.headers['content-type'] !== 'text/plain; charset=utf-8')
      faults.push(`${route}.txt`);
    if (index % 8 > 0) return;
    for (const spelling of [`${route}/`, `${route}.html`, `${route}/index.html`]) {
      const { status, headers } = await bucket.visit(spelling);
      if (status !== 301 || headers.location !== route) faults.push(spelling);
    }
  });
  for (const line of read('_redirects').trim().split('\n')) {
    const [from = '', to] = line.split(' ');
    const { status, headers } = await bucket.visit(from);
    if (status !== 301 || headers.location !== to) faults.push(line);
  }
  expect(faults).toEqual([]);
  expect(await bucket.visit('/no/such/page')).toMatchObject({
    status: 404,
    text: read('404.html'),
  });
}
