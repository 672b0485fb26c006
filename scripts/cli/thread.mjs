// A thread of `threads.ts`: it does its share of the tasks.
import { workerData } from 'node:worker_threads';

const { runTask } = await import(workerData.program);
for (const task of workerData.tasks) await runTask(task);
