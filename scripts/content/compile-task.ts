import { readPage } from '../../lib/docs/content/page';

/** Compile one page file into the cache; its problems are found again, cheaply, by the main thread. */
export async function runTask(file: string): Promise<void> {
  await readPage(file);
}
