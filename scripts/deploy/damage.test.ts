import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Manifest, parseManifest, STATE } from '../../lib/publish/manifest';
import { setUpStore, stillClock, type TestBucket } from './testing/bucket';
import { pagesWith, writeSite } from './testing/site';

const s3 = setUpStore();
const at = (hour: number) => ({ clock: stillClock(`2026-11-21T${hour}:00:00Z`) });

/** The two files of one page. */
const FAQ = ['faq.html', 'faq/index.html'];

async function manifestOf(bucket: TestBucket): Promise<Manifest | undefined> {
  const fetched = await bucket.store.get(STATE.manifest);
  return fetched && parseManifest(fetched.bytes.toString());
}

it.each([
  ['an HTML page', FAQ],
  ['a file that is stored as it is', ['robots.txt']],
])('refuses a build that changes during the deploy: %s', async (_, files) => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  const before = await manifestOf(bucket);
  const site = await bucket.site();

  const dir = writeSite({ pages: pagesWith({ '/faq': 'Edited' }) });
  for (const file of files) appendFileSync(path.join(dir, file), '<!-- saved -->');
  s3.proxy.fault = ({ method, path: key }) => {
    if (method === 'PUT' && key.endsWith(STATE.pending)) {
      for (const file of files) appendFileSync(path.join(dir, file), '<!-- and saved again -->');
    }
    return undefined;
  };
  const { code, screen } = await bucket.deploy(['--dir', dir], at(11));
  expect([code, screen.trim().split('\n').at(-1)]).toEqual([
    2,
    expect.stringMatching(/^\S+ has changed since this deploy began; run the build, .+$/),
  ]);
  expect(files.some((file) => screen.includes(file))).toBe(true);
  expect(await manifestOf(bucket)).toEqual(before);
  expect(await bucket.site()).toEqual(site);

  s3.proxy.fault = () => undefined;
  expect(await bucket.deploy(['--dir', dir], at(12))).toMatchObject({ code: 0 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  const page = await bucket.visit(files === FAQ ? '/faq' : '/robots.txt');
  expect(page.text).toContain('saved again');
});
