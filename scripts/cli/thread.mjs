// A thread does not inherit the TypeScript loader of its parent: this starts it, then does its share of the tasks.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { runTask } = await import(workerData.module);
for (const task of workerData.tasks) await runTask(task);
