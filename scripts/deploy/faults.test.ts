import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATE } from '../../lib/docs/publish/manifest';
import { createRandom } from '../testing/random';
import { CREDENTIALS, setUpStore, stillClock, type TestBucket } from './testing/bucket';
import type { Call, Fault } from './testing/server';
import { pagesWith, writeSite } from './testing/site';

const s3 = setUpStore();

const first = () => writeSite();
const second = () =>
  writeSite({
    pages: pagesWith({ '/faq': 'Second', '/new': 'New', '/services/pix': 'Changed' }),
    script: 'boot(2)',
  });
/** After the lease of a lock that was not released. */
const later = { clock: stillClock('2026-11-21T10:11:00Z') };

/** The whole site, byte for byte. */
const stateOf = async (bucket: TestBucket) =>
  [...(await bucket.site())].map(([key, { etag: _, bytes, ...headers }]) => [
    key,
    { ...headers, text: bytes.toString('base64') },
  ]);

/** What a bucket holds after the same two deploys when nothing goes wrong. */
let expected: Promise<unknown> | undefined;
const undisturbed = () => {
  expected ??= (async () => {
    const bucket = await s3.bucket();
    await bucket.deploy(['--dir', first()]);
    await bucket.deploy(['--dir', second()], later);
    return stateOf(bucket);
  })();
  return expected;
};

async function expectConverged(bucket: TestBucket): Promise<void> {
  expect(await stateOf(bucket)).toEqual(await undisturbed());
  const again = await bucket.deploy(['--dir', second(), '--json'], later);
  expect(JSON.parse(again.out)).toMatchObject({ status: 'unchanged' });
}

it.each([11, 12, 13])(
  'loses nothing to busy answers and broken connections, seed %i',
  async (seed) => {
    await undisturbed();
    const bucket = await s3.bucket();
    const random = createRandom(seed);
    const faults: Fault[] = [503, 500, 'reset', 'lose'];
    let broken = 0;
    s3.server.fault = () => {
      if (random.between(1, 5) > 1) return undefined;
      broken += 1;
      return random.pick(faults);
    };
    expect(await bucket.deploy(['--dir', first()])).toMatchObject({ code: 0 });
    expect(await bucket.deploy(['--dir', second()], later)).toMatchObject({
      code: 0,
      screen: expect.stringMatching(/\d+ requests were repeated/),
    });
    expect(broken).toBeGreaterThan(10);
    s3.server.fault = () => undefined;
    await expectConverged(bucket);
  },
);

it('bears an outage in which each object fails twice', async () => {
  await undisturbed();
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', first()]);
  const failures = new Map<string, number>();
  s3.server.fault = ({ method, path: at }) => {
    const call = `${method} ${at}`;
    failures.set(call, (failures.get(call) ?? 0) + 1);
    return (failures.get(call) ?? 0) <= 2 ? 500 : undefined;
  };
  expect(await bucket.deploy(['--dir', second()], later)).toMatchObject({ code: 0 });
  s3.server.fault = () => undefined;
  await expectConverged(bucket);
});

it('asks again when an answer does not come', async () => {
  await undisturbed();
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', first()]);
  const hung = new Set<string>();
  s3.server.fault = ({ method, path: at }) => {
    const isDue = method === 'PUT' && /faq|lock/.test(at) && !hung.has(at);
    if (isDue) hung.add(at);
    return isDue ? 'hang' : undefined;
  };
  expect(await bucket.deploy(['--dir', second()], { ...later, timeoutMs: 1000 })).toMatchObject({
    code: 0,
  });
  expect(hung.size).toBeGreaterThan(3);
  s3.server.fault = () => undefined;
  await expectConverged(bucket);
});

it('gives up on a store that stays away, says so in one line, and goes on later', async () => {
  await undisturbed();
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', first()]);
  s3.server.fault = ({ path: at }) => (at.endsWith('/faq') ? 503 : undefined);
  const { code, screen } = await bucket.deploy(['--dir', second()], later);
  expect([code, screen.trim().split('\n').at(-1)]).toEqual([3, expect.stringContaining('503')]);
  s3.server.fault = () => undefined;
  expect(await bucket.deploy(['--dir', second()], later)).toMatchObject({ code: 0 });
  await expectConverged(bucket);
});

it('sends only the bodies again that have not arrived whole', async () => {
  await undisturbed();
  const bucket = await s3.bucket();
  s3.server.fault = ({ path: at }) => (at.endsWith('/faq') ? 503 : undefined);
  expect(await bucket.deploy(['--dir', second()])).toMatchObject({ code: 3 });
  s3.server.fault = () => undefined;
  const [cut = '', gone = ''] = (await bucket.store.list(STATE.bodies)).keys();
  await bucket.store.put(cut, Buffer.from('half'));
  await bucket.store.remove(gone);
  const { out } = await bucket.deploy(['--dir', second(), '--json'], later);
  expect(JSON.parse(out)).toMatchObject({ status: 'published', bodies: 2 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
});

describe('cut off after any number of writes, the next run ends where it would have', () => {
  it.each(
    createRandom(7).sample(
      Array.from({ length: 44 }, (_, index) => index),
      6,
    ),
  )('%i', async (count) => {
    await undisturbed();
    const bucket = await s3.bucket();
    await bucket.deploy(['--dir', first()]);
    let left = count;
    s3.server.fault = ({ method }) => {
      if (method === 'GET' || left > 0) {
        if (method !== 'GET') left -= 1;
        return undefined;
      }
      return 'reset';
    };
    expect(await bucket.deploy(['--dir', second()])).toMatchObject({ code: 3 });
    s3.server.fault = () => undefined;
    // A person changes their mind in between: what the cut-off run has written must not survive.
    if (count % 2 === 0) {
      const third = writeSite({ pages: pagesWith({ '/third': 'Third' }) });
      expect(await bucket.deploy(['--dir', third], later)).toMatchObject({ code: 0 });
      expect(await bucket.visit('/new')).toMatchObject({ status: 404 });
      expect((await bucket.visit('/services/pix')).text).toContain('<h1>Pix</h1>');
      expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
    }
    expect(await bucket.deploy(['--dir', second()], later)).toMatchObject({ code: 0 });
    await expectConverged(bucket);
  });
});

describe('killed at any write, the next run ends where it would have', { timeout: 120_000 }, () => {
  it.each(
    createRandom(9).sample(
      Array.from({ length: 40 }, (_, index) => index + 1),
      10,
    ),
  )('%i', async (count) => {
    await undisturbed();
    const bucket = await s3.bucket();
    await bucket.deploy(['--dir', first()]);
    const child = startProgram(bucket, second());
    let left = count;
    // No response to the write that ends the deploy, nor to the calls after it.
    s3.server.fault = ({ method }: Call) => {
      if (method === 'GET') return undefined;
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
      return left > 0 ? undefined : 'lose';
    };
    const [code, signal] = await once(child, 'exit');
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    s3.server.fault = () => undefined;
    // The lock is the dead run's until its lease is over by the clock of this machine.
    const after = { clock: stillClock(new Date(Date.now() + 11 * 60_000).toISOString()) };
    expect(await bucket.deploy(['--dir', second()], after)).toMatchObject({ code: 0 });
    await expectConverged(bucket);
  });
});

/** `npm run deploy` as a process of its own. */
function startProgram(bucket: TestBucket, dir: string) {
  const script = path.resolve('scripts/deploy.ts');
  const argv = ['--import', 'tsx', script, `s3://${bucket.name}`, '--endpoint', s3.server.url];
  return spawn(process.execPath, [...argv, '--dir', dir], {
    stdio: 'ignore',
    env: { ...process.env, ...CREDENTIALS },
  });
}
