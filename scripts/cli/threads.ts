import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Do tasks in several threads; a few are done right here, for a thread takes half a second to start.
 * @param module address of a module with `runTask(task)`, which leaves its result on disk
 * @param tasksPerThread below twice as many, no thread is started
 * @throws what a task threw, from whichever thread
 */
export async function runInThreads<T>(
  module: URL,
  tasks: readonly T[],
  tasksPerThread: number,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(tasks.length / tasksPerThread));
  if (count < 2) {
    const { runTask } = (await import(module.href)) as { runTask(task: T): void | Promise<void> };
    for (const task of tasks) await runTask(task);
    return;
  }
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const share = tasks.filter((_task, position) => position % count === index);
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
          workerData: { module: module.href, tasks: share },
        });
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
}
