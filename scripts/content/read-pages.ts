import { listPageFiles } from '../../lib/base/source/files';
import { settledStamp } from '../../lib/base/source/read-text';
import { hasCache, sharedHash } from '../../lib/docs/content/cache';
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

interface Keys {
  /** What all pages have in common, and any page may show: the pieces. */
  readonly common: string | undefined;
  readonly byFile: ReadonlyMap<string, { readonly stamp: string; readonly key: string }>;
}

/** The keys of the last reading. */
let lastKeys: Keys | undefined;

/** The key of each page file that can be read. A file that is as it was for the last reading is not read again. */
function keysOf(sources: readonly string[], dialect: Dialect): ReadonlyMap<string, string> {
  const pieces = listIncludes().map((file) => [file, settledStamp(file)] as const);
  const common = pieces.every(([, stamp]) => stamp !== undefined)
    ? JSON.stringify([sharedHash(dialect), pieces])
    : undefined;
  const before = common !== undefined && lastKeys?.common === common ? lastKeys.byFile : undefined;
  const keys = new Map<string, string>();
  const byFile = new Map<string, { readonly stamp: string; readonly key: string }>();
  for (const source of sources) {
    // Before the file is read: what is saved meanwhile has another stamp.
    const stamp = settledStamp(source);
    const known = before?.get(source);
    const isKnown = known && known.stamp === stamp;
    const key = isKnown ? known.key : keyOfFile(source, dialect);
    if (key === undefined) continue;
    keys.set(source, key);
    if (stamp !== undefined) byFile.set(source, { stamp, key });
  }
  lastKeys = { common, byFile };
  return keys;
}

/**
 * Every page of the content folder, drafts too, compiled or from the cache, in path order; without those deleted
 * meanwhile.
 */
export async function readAllPages(dialect: Dialect): Promise<(ReadPage & { source: string })[]> {
  const sources = listPageFiles();
  const keys = keysOf(sources, dialect);
  const files = sources.map((source) => ({ source, key: keys.get(source) }));
  const kept = (source: string, key: string | undefined): ReadPage | undefined => {
    const read = last.get(source);
    // A fault may be corrected outside the page, so such a page is read again.
    const isKept = read?.key === key && !read?.problems.some(isError);
    return read && isKept && isStillTrue(read) ? read : undefined;
  };
  // Fills the cache; a few pages are quicker compiled where they are needed.
  const missing = files.filter(
    ({ source, key }) => key !== undefined && last.get(source)?.key !== key && !hasCache(key),
  );
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
    const known = kept(source, key);
    const read = known ?? (await readPage(source, dialect));
    if (known || !isGone(source)) pages.push({ ...read, source });
  }
  last = new Map(pages.map(({ source, ...read }) => [source, read]));
  return pages;
}
