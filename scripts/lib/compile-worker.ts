import { workerData } from 'node:worker_threads';
import { readPage } from '../../lib/content/page';

/** Compile a share of the pages into the cache; their problems are found again, cheaply, by the main thread. */
async function main(files: readonly string[]): Promise<void> {
  for (const file of files) await readPage(file);
}

void main(workerData as string[]);
