import { listPageFiles } from '../../lib/base/source/files';
import { listIncludes } from '../../lib/docs/content/includes';
import {
  isCompiled,
  isGone,
  type ReadPage,
  readPage,
  readPiece,
} from '../../lib/docs/content/page';
import { isPublished, type Page } from '../../lib/docs/content/types';
import type { Dialect } from '../../lib/docs/markdown/definition';
import { runInThreads } from '../cli/threads';
import type { CompileTask } from './compile-task';

/** Below this many pages a thread costs more to start than it saves. */
const PAGES_PER_THREAD = 24;

/** The pieces that pages show, each by itself. */
export const readPieces = (dialect: Dialect) =>
  Promise.all(
    listIncludes().map(async (source) => ({ ...(await readPiece(source, dialect)), source })),
  );

/** The pages that a build contains. */
export const readPublishedPages = async (dialect: Dialect): Promise<Page[]> =>
  (await readAllPages(dialect)).map(({ page }) => page).filter(isPublished);

/**
 * Every page of the content folder, drafts too, compiled or from the cache, in path order; without those deleted
 * meanwhile.
 */
export async function readAllPages(dialect: Dialect): Promise<(ReadPage & { source: string })[]> {
  const files = listPageFiles();
  // Fills the cache; a few pages are quicker compiled where they are needed.
  const missing = files.filter((file) => !isCompiled(file, dialect));
  if (missing.length >= 2 * PAGES_PER_THREAD) {
    const tasks = missing.map((file): CompileTask => ({ file, dialect }));
    await runInThreads(new URL('./compile-task.ts', import.meta.url), tasks, PAGES_PER_THREAD);
  }
  const pages: (ReadPage & { source: string })[] = [];
  for (const source of files) {
    const read = await readPage(source, dialect);
    if (!isGone(source)) pages.push({ ...read, source });
  }
  return pages;
}
