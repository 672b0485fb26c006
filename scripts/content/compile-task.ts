import { readPage } from '../../lib/docs/content/page';
import type { Dialect } from '../../lib/docs/markdown/definition';

export interface CompileTask {
  readonly file: string;
  readonly dialect: Dialect;
}

/** Compile one page file into the cache; its problems are found again, cheaply, by the main thread. */
export async function runTask({ file, dialect }: CompileTask): Promise<void> {
  await readPage(file, dialect);
}
