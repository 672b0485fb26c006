import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { listPageFiles } from '../../lib/content/files';
import { type ReadPage, readPage } from '../../lib/content/page';

/** Below this many pages a worker costs more to start than it saves. */
const PAGES_PER_WORKER = 24;

/** Every page of the content folder, compiled or from the cache, in path order. */
export async function readAllPages(): Promise<(ReadPage & { source: string })[]> {
  const files = listPageFiles();
  await compileInWorkers(files);
  const pages: (ReadPage & { source: string })[] = [];
  for (const source of files) pages.push({ ...(await readPage(source)), source });
  return pages;
}

/** Fill the cache from several threads; what a worker leaves undone the reading above does. */
async function compileInWorkers(files: readonly string[]): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(files.length / PAGES_PER_WORKER));
  if (count < 2) return;
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const share = files.filter((_, position) => position % count === index);
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
          workerData: share,
        });
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
}
