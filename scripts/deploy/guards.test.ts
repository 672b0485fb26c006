import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isOfLock, setUpStore } from './testing/bucket';
import { pagesWith, writeSite } from './testing/site';

const s3 = setUpStore();

it('refuses to delete more than is allowed, before it changes anything', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  s3.server.writes.length = 0;
  const dir = writeSite({ pages: pagesWith({ '/faq': undefined }) });
  const refused = await bucket.deploy(['--dir', dir, '--max-deletes', '4']);
  expect(refused).toMatchObject({ code: 2, screen: expect.stringContaining('--max-deletes 5') });
  expect(s3.server.writes.filter((write) => !isOfLock(write))).toEqual([]);
  expect(await bucket.deploy(['--dir', dir, '--max-deletes', '5'])).toMatchObject({ code: 0 });
});

it('only says what it would do in a dry run', async () => {
  const bucket = await s3.bucket();
  const { code, out } = await bucket.deploy(['--dir', writeSite(), '--dry-run']);
  expect([code, out]).toEqual([0, expect.stringContaining('nothing was written')]);
  expect(s3.server.writes).toEqual([]);
});

it('refuses a folder that is no whole build, and asks the store for nothing', async () => {
  const bucket = await s3.bucket();
  let calls = 0;
  s3.server.fault = () => {
    calls += 1;
    return undefined;
  };
  const dir = writeSite();
  rmSync(path.join(dir, 'services/pix.html'));
  rmSync(path.join(dir, 'services/pix/index.html'));
  const { code, screen } = await bucket.deploy(['--dir', dir]);
  expect([code, screen]).toEqual([2, expect.stringContaining('services/pix.html is missing')]);
  expect(calls).toBe(0);
});
