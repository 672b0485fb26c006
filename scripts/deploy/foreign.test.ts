import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STATE } from '../../lib/docs/publish/manifest';
import { isOfLock, setUpStore, stillClock, type TestBucket } from './testing/bucket';
import { pagesWith, writeSite } from './testing/site';

const s3 = setUpStore();
/** Each deploy comes after the lease of a lock that the one before may have left. */
const at = (hour: number) => ({ clock: stillClock(`2026-11-21T${hour}:00:00Z`) });

const THEIRS = 'written by somebody else';
const put = (bucket: TestBucket, key: string) => bucket.store.put(key, Buffer.from(THEIRS));
const textOf = async (bucket: TestBucket, key: string) =>
  (await bucket.store.get(key))?.bytes.toString();

/** A build with one more file than the others. */
function withNewFile(): string {
  const dir = writeSite();
  writeFileSync(path.join(dir, 'newfile.txt'), 'written by the build');
  return dir;
}

/** Deploy a build with a new file, and break every request after the record of what is about to be touched. */
async function cutOff(bucket: TestBucket, flags: readonly string[] = []): Promise<void> {
  let isCut = false;
  s3.server.fault = ({ method, path: key }) => {
    if (isCut) return 'reset';
    isCut = method === 'PUT' && key.endsWith(STATE.pending);
    return undefined;
  };
  expect(await bucket.deploy(['--dir', withNewFile(), ...flags], at(11))).toMatchObject({
    code: 3,
  });
  s3.server.fault = () => undefined;
  expect(await bucket.store.get(STATE.pending)).toBeDefined();
}

it.each([[[]], [['--dry-run']]])('refuses to replace objects of others, %j', async (flags) => {
  const bucket = await s3.bucket();
  await put(bucket, 'index.html');
  await put(bucket, 'faq/');
  await put(bucket, 'unrelated.html');
  s3.server.writes.length = 0;
  const { code, screen } = await bucket.deploy(['--dir', writeSite(), ...flags]);
  expect([code, screen]).toEqual([
    2,
    expect.stringMatching(/pass --overwrite[^\n]*:\n {2}faq\/\n {2}index\.html\n$/),
  ]);
  expect(s3.server.writes.filter((write) => !isOfLock(write))).toEqual([]);
});

it('replaces them when told to, and names them', async () => {
  const bucket = await s3.bucket();
  await put(bucket, 'index.html');
  await put(bucket, 'unrelated.html');
  const flags = ['--dir', writeSite(), '--overwrite'];
  const planned = await bucket.deploy([...flags, '--dry-run']);
  expect([planned.code, planned.out]).toEqual([
    0,
    expect.stringContaining('no deploy has written (1):\n  index.html\n'),
  ]);
  expect(await textOf(bucket, 'index.html')).toBe(THEIRS);
  const { out } = await bucket.deploy([...flags, '--json']);
  expect(JSON.parse(out)).toMatchObject({ status: 'published', overwritten: ['index.html'] });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  expect(await textOf(bucket, 'unrelated.html')).toBe(THEIRS);
});

it('refuses when an object of others appears under a name that the next build needs', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  await put(bucket, 'newfile.txt');
  expect(await bucket.deploy(['--dir', withNewFile()], at(11))).toMatchObject({
    code: 2,
    screen: expect.stringContaining('  newfile.txt\n'),
  });
  expect(await bucket.store.get(STATE.pending)).toBeUndefined();
  expect(await bucket.deploy(['--dir', writeSite()], at(12))).toMatchObject({ code: 0 });
  expect(await textOf(bucket, 'newfile.txt')).toBe(THEIRS);
});

it('does not delete an object of others that a deploy, cut off, was allowed to replace', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  await put(bucket, 'newfile.txt');
  await cutOff(bucket, ['--overwrite']);
  const { out } = await bucket.deploy(['--dir', writeSite(), '--json'], at(12));
  expect(JSON.parse(out)).toMatchObject({ status: 'published', left: ['newfile.txt'] });
  expect(await textOf(bucket, 'newfile.txt')).toBe(THEIRS);
});

it('neither deletes nor replaces what appears after a deploy was cut off', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  await cutOff(bucket);
  await put(bucket, 'newfile.txt');
  expect(await bucket.deploy(['--dir', withNewFile()], at(12))).toMatchObject({ code: 2 });
  expect(await bucket.deploy(['--dir', writeSite()], at(13))).toMatchObject({ code: 0 });
  expect(await textOf(bucket, 'newfile.txt')).toBe(THEIRS);
  expect(await bucket.deploy(['--dir', writeSite()], at(14))).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing to do'),
  });
});

it('keeps an object that was replaced when its page leaves the site, and an asset when its days are over', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()], at(10));
  const asset = [...(await bucket.site()).keys()].find((key) => key.startsWith('_next/')) ?? '';
  const dir = writeSite({ pages: pagesWith({ '/faq': undefined }), script: 'boot(2)' });
  await put(bucket, 'faq');
  const { out } = await bucket.deploy(['--dir', dir, '--json'], at(11));
  expect(JSON.parse(out)).toMatchObject({ left: ['faq'], deleted: 4, retired: 1 });
  expect(await textOf(bucket, 'faq')).toBe(THEIRS);
  expect(await bucket.visit('/faq.html')).toMatchObject({ status: 404 });

  await put(bucket, asset);
  const later = { clock: stillClock('2027-01-21T10:00:00Z') };
  const expired = await bucket.deploy(['--dir', dir, '--json'], later);
  expect(JSON.parse(expired.out)).toMatchObject({ left: [asset], deleted: 0, retired: 0 });
  expect(await textOf(bucket, asset)).toBe(THEIRS);
});

it('deletes what a deploy wrote before it was cut off', async () => {
  const bucket = await s3.bucket();
  let isWritten = false;
  s3.server.fault = ({ method, path: key }) => {
    if (isWritten && method !== 'GET') return 'reset';
    isWritten ||= method === 'PUT' && key.endsWith('/newfile.txt');
    return undefined;
  };
  expect(await bucket.deploy(['--dir', withNewFile()], at(10))).toMatchObject({ code: 3 });
  s3.server.fault = () => undefined;
  expect(await bucket.store.get('newfile.txt')).toBeDefined();
  expect(await bucket.deploy(['--dir', writeSite()], at(11))).toMatchObject({ code: 0 });
  expect(await bucket.store.get('newfile.txt')).toBeUndefined();
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
});
