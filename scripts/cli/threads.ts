import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { programOf } from './program.mjs';

/**
 * Megabytes for new objects, seven times the default. When memory is cleared, most nodes of a syntax tree are then not needed
 * any more. To move them took a quarter of the time of a thread.
 */
const YOUNG_MB = 320;

/** Milliseconds between two looks whether the results are still needed. */
const LOOK_MS = 50;

/** A module that does one task, and leaves its result on disk. */
interface TaskModule<T> {
  readonly runTask: (task: T) => void | Promise<void>;
}

/**
 * Do tasks in several threads; a few are done right here, for a thread takes half a second to start.
 * @param module address of the module, which each thread loads by itself
 * @param load imports the same module right here
 * @param tasksPerThread below twice as many, no thread is started
 * @param isPast whether the results are not needed any more: the threads are ended within their tasks
 * @throws what a task threw, from whichever thread
 */
export async function runInThreads<T>(
  module: URL,
  load: () => Promise<TaskModule<T>>,
  tasks: readonly T[],
  tasksPerThread: number,
  isPast: () => boolean = () => false,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(tasks.length / tasksPerThread));
  if (count < 2) {
    const { runTask } = await load();
    for (const task of tasks) if (!isPast()) await runTask(task);
    return;
  }
  const program = await programOf(fileURLToPath(module));
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const share = tasks.filter((_task, position) => position % count === index);
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
          workerData: { program, tasks: share },
          resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
        });
        const look = setInterval(() => {
          if (isPast()) void worker.terminate();
        }, LOOK_MS);
        worker.once('error', reject);
        worker.once('exit', () => {
          clearInterval(look);
          resolve();
        });
      });
    }),
  );
}
