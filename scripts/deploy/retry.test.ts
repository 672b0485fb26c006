import { expect, it } from 'vitest';
import { isTransient, withRetry } from './retry';

/** Remembers how long it was asked to wait. */
function recordingClock(random = 0.5) {
  const waits: number[] = [];
  return {
    waits,
    now: () => new Date(0),
    elapsed: () => 0,
    random: () => random,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
  };
}

const failing = (failures: number, error: Error) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= failures) throw error;
    return calls;
  };
};
const slowDown = Object.assign(new Error('slow'), { name: 'SlowDown' });
const statusError = (httpStatusCode: number) =>
  Object.assign(new Error('x'), { $metadata: { httpStatusCode } });

it('repeats what may pass, with waits that double up to a bound', async () => {
  const clock = recordingClock();
  const result = await withRetry(failing(9, slowDown), { clock, attempts: 10, timeoutMs: 1e6 });
  expect(result).toBe(10);
  expect(clock.waits).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

it('waits anything from nothing to the bound, as chance has it', async () => {
  const clock = recordingClock(0);
  await withRetry(failing(2, slowDown), { clock, attempts: 3, timeoutMs: 1e6 });
  expect(clock.waits).toEqual([0, 0]);
});

it('gives up after its attempts, and at once when it will not pass', async () => {
  const clock = recordingClock();
  const options = { clock, attempts: 3, timeoutMs: 1e6 };
  await expect(withRetry(failing(3, slowDown), options)).rejects.toBe(slowDown);
  expect(clock.waits).toHaveLength(2);
  const denied = statusError(403);
  await expect(withRetry(failing(1, denied), options)).rejects.toBe(denied);
  expect(clock.waits).toHaveLength(2);
});

it('stops an attempt that takes too long and begins another', async () => {
  const clock = recordingClock();
  let calls = 0;
  const request = (signal: AbortSignal) => {
    calls += 1;
    if (calls === 2) return Promise.resolve('late but here');
    return new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  expect(await withRetry(request, { clock, attempts: 2, timeoutMs: 1 })).toBe('late but here');
});

it('does not repeat what was interrupted', async () => {
  const controller = new AbortController();
  const clock = recordingClock();
  const request = async () => {
    controller.abort();
    throw slowDown;
  };
  const options = { clock, attempts: 5, timeoutMs: 1e6, signal: controller.signal };
  await expect(withRetry(request, options)).rejects.toBe(slowDown);
  expect(clock.waits).toEqual([]);
});

it.each([
  [statusError(500), true],
  [statusError(503), true],
  [statusError(429), true],
  [statusError(501), false],
  [statusError(404), false],
  [statusError(412), false],
  [slowDown, true],
  [Object.assign(new Error('x'), { code: 'ECONNRESET' }), true],
  [new Error('socket hang up'), true],
  [new Error('anything else'), false],
  ['a text', false],
])('knows whether %s may pass', (error, expected) => {
  expect(isTransient(error)).toBe(expected);
});
