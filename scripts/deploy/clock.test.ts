import { expect, it } from 'vitest';
import { STATE } from '../../lib/docs/publish/manifest';
import { takeLock } from './lock';
import { setUpStore, stillClock } from './testing/bucket';
import { pagesWith, writeSite } from './testing/site';

const s3 = setUpStore();
const MINUTE_MS = 60_000;

it.each([
  ['behind', 60],
  ['ahead of', -60],
])(
  'publishes when the clock of this machine is an hour %s that of the store',
  async (_, minutes) => {
    const bucket = await s3.bucket();
    s3.server.ahead = minutes * MINUTE_MS;
    expect(await bucket.deploy(['--dir', writeSite()])).toMatchObject({ code: 0 });
    expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
  },
);

it('judges the lock of another machine by the clock of the store', async () => {
  const bucket = await s3.bucket();
  const lock = { token: 'x', since: '2026-11-21T09:59:00Z', expires: '2026-11-21T10:09:00Z' };
  await bucket.store.put(STATE.lock, Buffer.from(JSON.stringify(lock)));
  s3.server.ahead = -60 * MINUTE_MS;
  const deploy = (time: string) =>
    bucket.deploy(['--dir', writeSite()], { clock: stillClock(time) });
  // 10:05 for the store
  expect(await deploy('2026-11-21T11:05:00Z')).toMatchObject({ code: 4 });
  expect(await deploy('2026-11-21T11:10:00Z')).toMatchObject({ code: 0 });
});

it('renews its lease also when the clock is set back, and after the machine has slept', async () => {
  const { store } = await s3.bucket();
  let [time, elapsed] = ['2026-11-21T10:00:00Z', 0];
  const clock = {
    ...stillClock(),
    now: () => new Date(time),
    elapsed: () => elapsed * MINUTE_MS,
  };
  const lock = await takeLock(store, { clock, leaseMs: 10 * MINUTE_MS, force: false });
  const expires = async () => {
    await lock.renew();
    return JSON.parse((await store.get(STATE.lock))?.bytes.toString() ?? '').expires;
  };
  [time, elapsed] = ['2026-11-21T09:04:00Z', 4];
  expect(await expires()).toBe('2026-11-21T10:10:00.000Z');
  [time, elapsed] = ['2026-11-21T09:06:00Z', 6];
  expect(await expires()).toBe('2026-11-21T10:16:00.000Z');
  // What a machine measures stops while it sleeps.
  [time, elapsed] = ['2026-11-21T12:00:00Z', 7];
  expect(await expires()).toBe('2026-11-21T12:10:00.000Z');
});

it('says what to do when the credentials expire in the middle, and the next deploy ends it', async () => {
  const bucket = await s3.bucket();
  await bucket.deploy(['--dir', writeSite()]);
  const next = ['--dir', writeSite({ pages: pagesWith({ '/faq': 'Next' }) })];
  let isOver = false;
  s3.server.fault = ({ method, path }) => {
    isOver ||= method === 'PUT' && path.endsWith('/faq.txt');
    return isOver ? 'ExpiredToken' : undefined;
  };
  const { code, screen } = await bucket.deploy(next);
  expect([code, screen.trim().split('\n').at(-1)]).toEqual([
    3,
    expect.stringMatching(/^ExpiredToken 400: .*get new ones.*--force-unlock/),
  ]);
  s3.server.fault = () => undefined;
  expect(await bucket.deploy(next)).toMatchObject({ code: 4 });
  expect(await bucket.deploy([...next, '--force-unlock'])).toMatchObject({ code: 0 });
  expect((await bucket.visit('/faq')).text).toContain('Next');
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
});
