import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STATE } from '../../lib/docs/publish/manifest';
import { EXIT } from './exit-codes';
import { parseOptions } from './options';
import { createProgress } from './progress';
import { publish } from './publish';
import { readOut } from './read-out';
import type { Store } from './store';
import { setUpStore, stillClock, type TestBucket } from './testing/bucket';
import { pagesWith, temporaryFolder, writeSite } from './testing/site';

const s3 = setUpStore();

/** A promise and the functions that settle it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

const mine = () => writeSite({ pages: pagesWith({ '/faq': 'Mine' }) });
const theirs = () => writeSite({ pages: pagesWith({ '/faq': 'Theirs' }) });
const later = { clock: stillClock('2026-11-21T10:10:01Z') };

it('turns a second deploy away while one runs', async () => {
  const bucket = await s3.bucket();
  const reached = gate();
  const hold = gate();
  s3.server.fault = async ({ method, path }) => {
    if (method === 'PUT' && path.endsWith('/faq')) {
      reached.open();
      await hold.passed;
    }
    return undefined;
  };
  const running = bucket.deploy(['--dir', mine()]);
  await reached.passed;
  const refused = await bucket.deploy(['--dir', theirs()]);
  expect(refused).toMatchObject({ code: 4, screen: expect.stringContaining('--force-unlock') });
  hold.open();
  expect(await running).toMatchObject({ code: 0 });
  expect((await bucket.visit('/faq')).text).toContain('Mine');
  expect(await bucket.store.get(STATE.lock)).toBeUndefined();
});

it('turns it away as locked also when it sees objects whose record it read too early', async () => {
  const bucket = await s3.bucket();
  const [recordsRead, isWriting, hold] = [gate(), gate(), gate()];
  s3.server.fault = async ({ method, path }) => {
    if (method === 'PUT' && path.endsWith('/faq.txt')) {
      isWriting.open();
      await hold.passed;
    }
    return undefined;
  };
  let left = 3;
  const store: Store = {
    ...bucket.store,
    get: async (key) => {
      const found = await bucket.store.get(key);
      left -= 1;
      if (left === 0) recordsRead.open();
      return found;
    },
    list: async (prefix) => {
      await isWriting.passed;
      // As in a bucket that encrypts with a key of a key service: no ETag shows that an object is a copy of a body.
      const keys = [...(await bucket.store.list(prefix)).keys()];
      return new Map(keys.map((key, index) => [key, `tag ${index}`]));
    },
  };
  const options = parseOptions([`s3://${bucket.name}`]);
  const second = publish(
    {
      store,
      lockStore: bucket.store,
      clock: stillClock(),
      progress: createProgress({ isTerminal: false, write: () => {} }),
      settings: { ...options, leaseMs: 600_000 },
    },
    readOut(theirs(), options),
  );
  const outcome = expect(second).rejects.toMatchObject({ code: EXIT.locked });
  await recordsRead.passed;
  const first = bucket.deploy(['--dir', mine()]);
  await outcome;
  hold.open();
  expect(await first).toMatchObject({ code: 0 });
});

it('gives the lock to the first of two that both have found it free', async () => {
  const bucket = await s3.bucket();
  const [firstAsks, secondAsks, firstRuns] = [gate(), gate(), gate()];
  let asked = 0;
  s3.server.fault = async ({ method, path }) => {
    if (method === 'PUT' && path.endsWith(STATE.pending)) firstRuns.open();
    if (method !== 'PUT' || !path.endsWith(STATE.lock)) return undefined;
    asked += 1;
    if (asked === 1) {
      firstAsks.open();
      await secondAsks.passed;
    } else {
      secondAsks.open();
      await firstRuns.passed;
    }
    return undefined;
  };
  const first = bucket.deploy(['--dir', mine()]);
  await firstAsks.passed;
  const second = bucket.deploy(['--dir', theirs()]);
  expect([(await first).code, (await second).code]).toEqual([0, 4]);
  s3.server.fault = () => undefined;
  expect((await bucket.visit('/faq')).text).toContain('Mine');
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
});

it('takes over the lock of a run that is gone, and stops that run should it come back', async () => {
  const bucket = await s3.bucket();
  const reached = gate();
  const hold = gate();
  let isHeld = false;
  s3.server.fault = async ({ method, path }) => {
    if (method === 'PUT' && path.endsWith(STATE.pending) && !isHeld) {
      isHeld = true;
      reached.open();
      await hold.passed;
    }
    return undefined;
  };
  const stalled = bucket.deploy(['--dir', mine()]);
  await reached.passed;
  const early = { clock: stillClock('2026-11-21T10:09:59Z') };
  expect(await bucket.deploy(['--dir', theirs()], early)).toMatchObject({ code: 4 });
  expect(await bucket.deploy(['--dir', theirs()], later)).toMatchObject({ code: 0 });
  hold.open();
  expect(await stalled).toMatchObject({ code: 4 });
  expect((await bucket.visit('/faq')).text).toContain('Theirs');
});

it('knows its own lock and manifest again when the answer to writing them is lost', async () => {
  const bucket = await s3.bucket();
  const lost = new Set<string>();
  s3.server.fault = ({ method, path }) => {
    const isRecord = path.endsWith(STATE.lock) || path.endsWith(STATE.manifest);
    if (method !== 'PUT' || !isRecord || lost.has(path)) return undefined;
    lost.add(path);
    return 'lose';
  };
  expect(await bucket.deploy(['--dir', mine()])).toMatchObject({ code: 0 });
  expect(lost.size).toBe(2);
});

it('takes the lock at once when told to', async () => {
  const bucket = await s3.bucket();
  const lock = { token: 'x', since: '2026-11-21T09:59:00Z', expires: '2026-11-21T10:09:00Z' };
  await bucket.store.put(STATE.lock, Buffer.from(JSON.stringify(lock)));
  expect(await bucket.deploy(['--dir', mine()])).toMatchObject({ code: 4 });
  expect(await bucket.deploy(['--dir', mine(), '--force-unlock'])).toMatchObject({ code: 0 });
});

it('gives the lock back when it is interrupted', async () => {
  const bucket = await s3.bucket();
  const controller = new AbortController();
  s3.server.fault = ({ method, path }) => {
    if (method === 'PUT' && path.endsWith('/faq')) controller.abort();
    return undefined;
  };
  const { code } = await bucket.deploy(['--dir', mine()], { signal: controller.signal });
  expect(code).toBe(130);
  expect(await bucket.store.get(STATE.lock)).toBeUndefined();
  s3.server.fault = () => undefined;
  expect(await bucket.deploy(['--dir', mine()])).toMatchObject({ code: 0 });
  expect(await bucket.deploy(['--verify'])).toMatchObject({ code: 0 });
});

/** A deploy after the lease of the one before, cut off as soon as it has said what it is about to touch. */
async function cutOff(bucket: TestBucket): Promise<Buffer | undefined> {
  let isCut = false;
  s3.server.fault = ({ method, path: key }) => {
    if (isCut) return 'reset';
    isCut = method === 'PUT' && key.endsWith(STATE.pending);
    return undefined;
  };
  expect(await bucket.deploy(['--dir', theirs()], later)).toMatchObject({ code: 3 });
  s3.server.fault = () => undefined;
  return (await bucket.store.get(STATE.pending))?.bytes;
}

it('leaves the record of another deploy that began while its command ran', async () => {
  const bucket = await s3.bucket();
  const pipe = path.join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const first = bucket.deploy(['--dir', mine(), '--invalidate', `cat ${pipe}`]);
  // Opens when the command reads; the command ends when it closes.
  const command = await open(pipe, 'w');
  const record = await cutOff(bucket);
  expect(record).toBeDefined();
  await command.close();
  expect(await first).toMatchObject({ code: 4 });
  expect((await bucket.store.get(STATE.pending))?.bytes).toEqual(record);
});

it('leaves the record of another deploy that began while it read the bucket', async () => {
  const bucket = await s3.bucket();
  const [reached, hold] = [gate(), gate()];
  let isLocked = false;
  s3.server.fault = async ({ method, path: key }) => {
    isLocked ||= method === 'PUT' && key.endsWith(STATE.lock);
    if (isLocked && method === 'GET' && key.endsWith(STATE.manifest)) {
      reached.open();
      await hold.passed;
    }
    return undefined;
  };
  const first = bucket.deploy(['--dir', mine()]);
  await reached.passed;
  const record = await cutOff(bucket);
  expect(record).toBeDefined();
  hold.open();
  expect(await first).toMatchObject({ code: 4 });
  expect((await bucket.store.get(STATE.pending))?.bytes).toEqual(record);
});
