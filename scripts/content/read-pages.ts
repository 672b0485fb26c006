import { listPageFiles } from '../../lib/base/source/files';
import { hasCache } from '../../lib/docs/content/cache';
import { listIncludes } from '../../lib/docs/content/includes';
import {
  isGone,
  isStillTrue,
  keyOfFile,
  type ReadPage,
  readPage,
  readPiece,
} from '../../lib/docs/content/page';
import { isPublished, type Page } from '../../lib/docs/content/types';
import type { Dialect } from '../../lib/docs/markdown/definition';
import { isError } from '../cli/report';
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

/** The pages of the last reading by their files: a preview reads all of them again for each edit of one. */
let last: ReadonlyMap<string, ReadPage> = new Map();

/**
 * Every page of the content folder, drafts too, compiled or from the cache, in path order; without those deleted
 * meanwhile.
 */
export async function readAllPages(dialect: Dialect): Promise<(ReadPage & { source: string })[]> {
  const files = listPageFiles().map((source) => ({ source, key: keyOfFile(source, dialect) }));
  const kept = (source: string, key: string | undefined): ReadPage | undefined => {
    const read = last.get(source);
    // A fault may be corrected outside the page, so such a page is read again.
    const isKept = read?.key === key && !read?.problems.some(isError);
    return read && isKept && isStillTrue(read) ? read : undefined;
  };
  // Fills the cache; a few pages are quicker compiled where they are needed.
  const missing = files.filter(({ key }) => key !== undefined && !hasCache(key));
  if (missing.length >= 2 * PAGES_PER_THREAD) {
    const tasks = missing.map(({ source }): CompileTask => ({ file: source, dialect }));
    await runInThreads(
      new URL('./compile-task.ts', import.meta.url),
      () => import('./compile-task'),
      tasks,
      PAGES_PER_THREAD,
    );
  }
  const pages: (ReadPage & { source: string })[] = [];
  for (const { source, key } of files) {
    const read = kept(source, key) ?? (await readPage(source, dialect));
    if (!isGone(source)) pages.push({ ...read, source });
  }
  last = new Map(pages.map(({ source, ...read }) => [source, read]));
  return pages;
}
