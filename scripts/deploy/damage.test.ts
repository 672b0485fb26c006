import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Manifest, parseManifest, STATE } from '../../lib/docs/publish/manifest';
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

/** Store other bytes under the name of the FAQ's body and copy them, as deploys did before they compared the bytes. */
async function damage(bucket: TestBucket): Promise<void> {
  const object = (await manifestOf(bucket))?.objects.faq;
  if (!object) throw new Error('the page is not published');
  await bucket.store.put(STATE.bodies + object.body, gzipSync('another text'));
  await bucket.store.copy(STATE.bodies + object.body, 'faq', object);
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
  s3.server.fault = ({ method, path: key }) => {
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

  s3.server.fault = () => undefined;
  expect(await bucket.deploy(['--dir', dir], at(12))).toMatchObject({ code: 0 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  const page = await bucket.visit(files === FAQ ? '/faq' : '/robots.txt');
  expect(page.text).toContain('saved again');
});

it('repairs a bucket that an earlier version has left with other bytes than its records say', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  await bucket.deploy(['--dir', dir], at(10));
  await damage(bucket);
  // Earlier versions did not record what the store returned.
  await bucket.store.remove(STATE.tags);
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 5 });

  const repaired = await bucket.deploy(['--dir', dir, '--json'], at(11));
  // The bodies that are right are not sent again.
  expect(JSON.parse(repaired.out)).toMatchObject({ status: 'published', bodies: 1 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  const again = await bucket.deploy(['--dir', dir, '--json'], at(12));
  expect(JSON.parse(again.out)).toMatchObject({ status: 'unchanged' });
  expect(JSON.parse((await bucket.deploy(['--releases', '--json'])).out)).toHaveLength(1);
});

it('writes again what was replaced or deleted in the bucket, and names it', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  await bucket.deploy(['--dir', dir], at(10));
  await damage(bucket);
  await bucket.store.remove('services/pix');

  const planned = await bucket.deploy(['--dir', dir, '--dry-run'], at(11));
  expect(planned.out).toContain('changed in the bucket (2):\n  faq\n  services/pix\n');
  const { out } = await bucket.deploy(['--dir', dir, '--json'], at(11));
  expect(JSON.parse(out)).toMatchObject({
    status: 'published',
    repaired: ['faq', 'services/pix'],
    paths: ['/faq', '/services/pix'],
    bodies: 1,
  });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  const again = await bucket.deploy(['--dir', dir, '--json'], at(12));
  expect(JSON.parse(again.out)).toMatchObject({ status: 'unchanged' });
});

it('does not bring back a release whose body has other bytes than its name says', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  const body = (await manifestOf(bucket))?.objects.faq?.body ?? '';
  await bucket.deploy(['--dir', writeSite({ pages: pagesWith({ '/faq': 'Second' }) })], at(11));
  const site = await bucket.site();
  await bucket.store.put(STATE.bodies + body, gzipSync('another text'));
  expect(await bucket.deploy(['--rollback'], at(12))).toMatchObject({
    code: 3,
    screen: expect.stringContaining(body),
  });
  expect(await bucket.site()).toEqual(site);
});
