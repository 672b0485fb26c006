import { expect, it } from 'vitest';
import { forEachPooled } from './pool';

it('runs at most so many tasks at once, and all of them', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachPooled([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    done.push(item);
  });
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

it('starts nothing more after a failure', async () => {
  const started: number[] = [];
  const task = async (item: number) => {
    started.push(item);
    await new Promise(setImmediate);
    if (item === 1) throw new Error('first');
  };
  await expect(forEachPooled([1, 2, 3, 4, 5, 6], 2, task)).rejects.toThrow('first');
  expect(started.length).toBeLessThan(4);
});

it('lets the running tasks end before it throws, so that nothing is written afterwards', async () => {
  let finishSecond = () => {};
  const second = new Promise<void>((resolve) => {
    finishSecond = resolve;
  });
  let isSettled = false;
  const end = forEachPooled([1, 2], 2, async (item) => {
    if (item === 1) throw new Error('first');
    await second;
  }).finally(() => {
    isSettled = true;
  });
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  finishSecond();
  await expect(end).rejects.toThrow('first');
});
