import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STATE } from '../../lib/docs/publish/manifest';
import type { Fetched } from './store';
import { setUpStore, stillClock } from './testing/bucket';
import { pagesWith, temporaryFolder, writeSite } from './testing/site';

const s3 = setUpStore();

/** Bytes and headers of all objects, comparable; hashed assets stay on purpose. */
const fingerprint = (site: ReadonlyMap<string, Fetched>) =>
  [...site]
    .filter(([key]) => !key.startsWith('_next/'))
    .map(([key, { bytes, type, cache, encoding, redirect }]) =>
      [key, createHash('sha256').update(bytes).digest('hex'), type, cache, encoding, redirect].join(
        ' ',
      ),
    );

const at = (hour: number) => ({ clock: stillClock(`2026-11-21T${hour}:00:00Z`) });

const EDITIONS = [
  writeSite,
  () => writeSite({ pages: pagesWith({ '/faq': 'Second', '/new': 'New' }), script: 'boot(2)' }),
  () =>
    writeSite({
      pages: pagesWith({
        '/faq': 'Third',
        '/services/pix/payout': undefined,
        '/services/pix': 'x',
      }),
    }),
] as const;

it('brings back the release before, byte for byte, and then the one rolled back from', async () => {
  const bucket = await s3.bucket();
  const [first, second] = EDITIONS;
  await bucket.deploy(['--dir', first()], at(10));
  const before = fingerprint(await bucket.site());
  await bucket.deploy(['--dir', second()], at(11));
  const after = fingerprint(await bucket.site());
  expect(after).not.toEqual(before);

  expect(await bucket.deploy(['--rollback'], at(12))).toMatchObject({ code: 0 });
  expect(fingerprint(await bucket.site())).toEqual(before);
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  await bucket.deploy(['--rollback'], at(13));
  expect(fingerprint(await bucket.site())).toEqual(after);
});

it('brings back a release by its name, without any build', async () => {
  const bucket = await s3.bucket();
  const states: string[][] = [];
  for (const [index, edition] of EDITIONS.entries()) {
    // The third edition lacks a page that is the target of an old address.
    const dir = index === 2 ? writeSite({ pages: pagesWith({ '/faq': 'Third' }) }) : edition();
    expect(await bucket.deploy(['--dir', dir], at(10 + index))).toMatchObject({ code: 0 });
    states.push(fingerprint(await bucket.site()));
  }
  const { out } = await bucket.deploy(['--releases', '--json']);
  const releases: string[] = JSON.parse(out);
  expect(releases).toHaveLength(3);
  const oldest = releases[2] ?? '';
  const nowhere = path.join(temporaryFolder(), 'none');
  expect(await bucket.deploy(['--rollback', oldest, '--dir', nowhere], at(14))).toMatchObject({
    code: 0,
  });
  expect(fingerprint(await bucket.site())).toEqual(states[0]);
});

it('says so when there is nothing to bring back', async () => {
  const bucket = await s3.bucket();
  expect(await bucket.deploy(['--rollback'])).toMatchObject({ code: 2 });
  await bucket.deploy(['--dir', writeSite()]);
  expect(await bucket.deploy(['--rollback'])).toMatchObject({ code: 2 });
  expect(await bucket.deploy(['--rollback', '20200101T000000Z-00000000'])).toMatchObject({
    code: 2,
  });
});

it('forgets the oldest release, and the bodies that only it had', async () => {
  const bucket = await s3.bucket();
  const deploy = (text: string, hour: number) =>
    bucket.deploy(
      ['--keep', '2', '--dir', writeSite({ pages: pagesWith({ '/faq': text }) })],
      at(hour),
    );
  await deploy('One', 10);
  const manifest = JSON.parse((await bucket.store.get(STATE.manifest))?.bytes.toString() ?? '{}');
  const body: string = manifest.objects.faq.body;
  const shared: string = manifest.objects['index.html'].body;
  await deploy('Two', 11);
  expect(await bucket.store.get(STATE.bodies + body)).toBeDefined();
  await deploy('Three', 12);
  expect(await bucket.store.get(STATE.bodies + body)).toBeUndefined();
  expect(await bucket.store.get(STATE.bodies + shared)).toBeDefined();
  expect(await bucket.store.get(STATE.release(manifest.id))).toBeUndefined();
  expect(JSON.parse((await bucket.deploy(['--releases', '--json'])).out)).toHaveLength(2);
  expect(await bucket.deploy(['--rollback'], at(13))).toMatchObject({ code: 0 });
  expect((await bucket.visit('/faq')).text).toContain('Two');
});

it('finds what was changed behind its back, and mends it when told to', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  await bucket.deploy(['--dir', dir]);
  await bucket.store.put('faq', Buffer.from('graffiti'));
  await bucket.store.remove('services/pix');
  const { code, out } = await bucket.deploy(['--verify', '--json']);
  expect([code, JSON.parse(out).differences]).toEqual([
    5,
    [expect.stringMatching(/^faq: Content-Type/), 'services/pix: is missing'],
  ]);
  expect(await bucket.deploy(['--dir', dir, '--force'])).toMatchObject({ code: 0 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  expect(JSON.parse((await bucket.deploy(['--releases', '--json'])).out)).toHaveLength(1);
});

it('sends a body again that somebody has tidied away', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  for (const key of (await bucket.store.list(STATE.bodies)).keys()) await bucket.store.remove(key);
  const dir = writeSite({ pages: pagesWith({ '/copy': 'Home' }), script: 'boot(3)' });
  expect(await bucket.deploy(['--dir', dir], at(11))).toMatchObject({ code: 0 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  // Bodies of the first release are gone for good: better to say so than to publish half of it.
  expect(await bucket.deploy(['--rollback'], at(12))).toMatchObject({ code: 3 });
});

it('hands the changed addresses to the command that clears a CDN, and repeats it until it succeeds', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  const dir = writeSite({ pages: pagesWith({ '/faq': 'New' }) });
  const log = path.join(temporaryFolder(), 'paths');
  const failing = ['--dir', dir, '--invalidate', `cat > ${log}; exit 9`];
  expect(await bucket.deploy(failing, at(11))).toMatchObject({
    code: 6,
    screen: expect.stringContaining('ended with 9'),
  });
  expect(readFileSync(log, 'utf8')).toContain('/faq\n');
  expect((await bucket.visit('/faq')).text).toContain('New');

  const good = ['--dir', dir, '--invalidate', `echo {paths} > ${log}`];
  expect(await bucket.deploy(good, at(12))).toMatchObject({ code: 0 });
  expect(readFileSync(log, 'utf8')).toContain('/faq.txt');
  expect(JSON.parse((await bucket.deploy(['--dir', dir, '--json'])).out)).toMatchObject({
    status: 'unchanged',
  });
});
