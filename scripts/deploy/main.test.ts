import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { EXIT } from './exit-codes';
import { HELP } from './options';
import { setUpStore } from './testing/bucket';
import { writeSite } from './testing/site';

const s3 = setUpStore();

it.each([
  [[], 'no bucket is named — write s3://bucket'],
  [['https://docs.gateway.example'], 'is not an address — write s3://bucket'],
  [['s3://docs/../x'], 'prefix'],
  [['s3://docs', '--concurrency', '0'], '--concurrency'],
  [['s3://docs', '--keep', '1.5'], '--keep'],
  [['s3://docs', '--packing', 'zip'], '--packing'],
  [['s3://docs', '--access-key', 'x'], '--access-key'],
  [['s3://docs', '--verify', '--rollback'], 'exclude each other'],
  [['s3://docs', 'more'], 'more'],
  [['s3://docs', '--rollback', '../manifest'], 'is not a release'],
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

it('names its exit codes in the guide and in its help, and no others', () => {
  const codes = Object.values(EXIT).map(String);
  const guide = readFileSync('DEPLOYMENT.md', 'utf8').split('## Exit codes')[1] ?? '';
  const rows = [...(guide.split('\n## ')[0] ?? '').matchAll(/^\| (\d+) /gm)];
  expect(rows.map(([, code]) => code)).toEqual(codes);
  expect((HELP.split('Exit codes:')[1] ?? '').match(/\d+/g)).toEqual(codes);
});

it('ends with 3 and one line when the bucket is not there, or the store is not', async () => {
  const bucket = await s3.bucket();
  const dir = writeSite();
  const missing = await bucket.run(['s3://no-such', '--endpoint', s3.server.url, '--dir', dir]);
  expect([missing.code, missing.screen]).toEqual([3, expect.stringMatching(/^NoSuchBucket.*\n$/)]);
  const away = await bucket.run(['s3://docs', '--endpoint', 'http://127.0.0.1:1', '--dir', dir]);
  expect([away.code, away.screen]).toEqual([3, expect.stringContaining('ECONNREFUSED')]);
});

it("says on standard error what it does and nothing of the SDK's, but leaves other warnings alone", async () => {
  const bucket = await s3.bucket();
  const warn = "data:text/javascript,process.emitWarning('something else')";
  const argv = ['--import', 'tsx', '--import', warn, path.resolve('scripts/deploy.ts')];
  const target = [`s3://${bucket.name}`, '--endpoint', s3.server.url, '--dir', writeSite()];
  const child = spawn(process.execPath, [...argv, ...target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  const screen = await text(child.stderr);
  expect(await exit).toEqual([0, null]);
  expect(screen).toContain('Warning: something else');
  expect(screen).toMatch(/^documents/m);
  expect(screen).not.toMatch(/AWS|NodeVersionSupportWarning/);
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
