import type { World } from '../types';
import type { Job } from './state';

/** Something to do later: `delay` in seconds of the contract, which `timeScale` shortens. */
export function schedule(world: World, job: Omit<Job, 'at' | 'order'>, delay: number): void {
  world.state.counter += 1;
  const at = world.now + (delay * 1000) / world.options.timeScale;
  push(world.state.jobs, { ...job, at, order: world.state.counter });
}

/** The earliest job that is due by a time, taken out. */
export function nextDue({ state }: World, until: number): Job | undefined {
  const [first] = state.jobs;
  return first && first.at <= until ? pop(state.jobs) : undefined;
}

/** When the next job is due, in milliseconds since 1970. */
export const nextJobAt = (world: World): number | undefined => world.state.jobs[0]?.at;

/** A binary heap in an array: thousands of transactions wait for their expiry at the same time. */
const isBefore = (a: Job | undefined, b: Job | undefined): boolean =>
  a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));

function push(heap: Job[], job: Job): void {
  heap.push(job);
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(heap[at], heap[parent])) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function pop(heap: Job[]): Job | undefined {
  const [top] = heap;
  const last = heap.pop();
  if (heap.length === 0 || last === undefined) return top;
  heap[0] = last;
  let at = 0;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = at;
    if (isBefore(heap[left], heap[least])) least = left;
    if (isBefore(heap[right], heap[least])) least = right;
    if (least === at) return top;
    swap(heap, at, least);
    at = least;
  }
}

function swap(heap: Job[], a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]];
  if (first && second) {
    heap[a] = second;
    heap[b] = first;
  }
}
