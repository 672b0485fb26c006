import { expect, it } from 'vitest';
import { setUpStore } from './testing/bucket';
import { writeSite } from './testing/site';

const s3 = setUpStore();

it.each([
  [[], 'is not s3://bucket'],
  [['https://docs.gateway.example'], 'is not s3://bucket'],
  [['s3://docs/../x'], 'prefix'],
  [['s3://docs', '--concurrency', '0'], '--concurrency'],
  [['s3://docs', '--keep', '1.5'], '--keep'],
  [['s3://docs', '--packing', 'zip'], '--packing'],
  [['s3://docs', '--access-key', 'x'], '--access-key'],
  [['s3://docs', '--verify', '--rollback'], 'exclude each other'],
  [['s3://docs', 'more'], 'more'],
  [['s3://docs', '--rollback', '../manifest'], 'is no release'],
])('ends with 1 and the reason for %j', async (argv, reason) => {
  const bucket = await s3.bucket();
  const { code, screen, out } = await bucket.run(argv);
  expect([code, screen, out]).toEqual([1, expect.stringContaining(reason), '']);
});

it('explains itself', async () => {
  const bucket = await s3.bucket();
  const { code, out } = await bucket.run(['--help']);
  expect([code, out]).toEqual([0, expect.stringContaining('Exit codes')]);
});

it('ends with 3 and one line when the bucket is not there, or the store is not', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  const missing = await bucket.run(['s3://no-such', '--endpoint', s3.proxy.url, '--dir', dir]);
  expect([missing.code, missing.screen]).toEqual([3, expect.stringMatching(/^NoSuchBucket.*\n$/)]);
  const away = await bucket.run(['s3://docs', '--endpoint', 'http://127.0.0.1:1', '--dir', dir]);
  expect([away.code, away.screen]).toEqual([3, expect.stringContaining('ECONNREFUSED')]);
});

it('says nothing of the credentials, whatever goes wrong with them', async () => {
  const bucket = await s3.bucket();
  const kept = { ...process.env };
  const secrets = {
    AWS_ACCESS_KEY_ID: 'AKIASOMEBODYELSE',
    AWS_SECRET_ACCESS_KEY: 'a-secret-nobody-may-see',
    AWS_SESSION_TOKEN: 'a-token-nobody-may-see',
  };
  try {
    Object.assign(process.env, secrets);
    const { code, screen, out } = await bucket.deploy(['--dir', writeSite()]);
    expect([code, out]).toEqual([3, '']);
    expect(screen).toMatch(/InvalidAccessKeyId/);
    for (const secret of Object.values(secrets)) expect(screen).not.toContain(secret);
  } finally {
    Object.assign(process.env, kept);
    delete process.env.AWS_SESSION_TOKEN;
  }
});
