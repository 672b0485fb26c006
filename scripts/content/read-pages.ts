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
  readWithoutBody,
} from '../../lib/docs/content/page';
import { isPublished, type Page } from '../../lib/docs/content/types';
import type { Dialect } from '../../lib/docs/markdown/definition';
import { isError } from '../cli/report';
import { runInThreads } from '../cli/threads';
import type { CompileTask } from './compile-task';

/** Below this many pages a thread costs more to start than it saves. */
const PAGES_PER_THREAD = 24;
const MANY = 2 * PAGES_PER_THREAD;

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

interface PageFile {
  readonly source: string;
  readonly key: string | undefined;
}

/** Keys of pages that were compiled ahead. Those with faults are not in the cache, and are not compiled ahead again. */
const tried = new Set<string>();

/** The pages that have to be compiled. One that cannot be read is not among them. */
const uncompiled = (files: readonly PageFile[]): (PageFile & { key: string })[] =>
  files.flatMap(({ source, key }) =>
    key === undefined || last.get(source)?.key === key || tried.has(key) || hasCache(key)
      ? []
      : { source, key },
  );

/** Fill the cache in threads; a few pages are quicker compiled where they are needed. */
async function compileAll(
  files: readonly (PageFile & { key: string })[],
  dialect: Dialect,
  isPast: () => boolean = () => false,
): Promise<void> {
  const tasks = files.map(({ source }): CompileTask => ({ file: source, dialect }));
  await runInThreads(
    new URL('./compile-task.ts', import.meta.url),
    () => import('./compile-task'),
    tasks,
    PAGES_PER_THREAD,
    isPast,
  );
  if (!isPast()) for (const { key } of files) tried.add(key);
}

interface Heads {
  /** All pages, without their bodies. */
  readonly reads: readonly (ReadPage & { source: string })[];
  /** Fills the cache with the bodies. */
  readonly compile: (isPast: () => boolean) => Promise<void>;
}

/** The heads of the last reading: a save reads one of them. */
let lastHeads: ReadonlyMap<string, ReadPage> = new Map();

/** The heads of all pages, when so many are to be compiled that an author should not wait for it. */
export function readHeads(dialect: Dialect): Heads | undefined {
  const sources = listPageFiles();
  const keys = keysOf(sources, dialect);
  const missing = uncompiled(sources.map((source) => ({ source, key: keys.get(source) })));
  if (missing.length < MANY) return undefined;
  const reads = sources.map((source) => {
    const known = lastHeads.get(source);
    const isKnown = known && known.key === keys.get(source);
    return { ...(isKnown ? known : readWithoutBody(source, dialect)), source };
  });
  lastHeads = new Map(reads.map(({ source, ...read }) => [source, read]));
  return {
    reads,
    compile: (isPast) => compileAll(missing, dialect, isPast),
  };
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
  const missing = uncompiled(files);
  if (missing.length >= MANY) await compileAll(missing, dialect);
  const pages: (ReadPage & { source: string })[] = [];
  for (const { source, key } of files) {
    const known = kept(source, key);
    const read = known ?? withoutTree(await readPage(source, dialect));
    if (known || !isGone(source)) pages.push({ ...read, source });
  }
  last = new Map(pages.map(({ source, ...read }) => [source, read]));
  return pages;
}

/** Only the framework draws a page, and takes its tree from the cache; the trees of all pages are half of their memory. */
function withoutTree({ page: { tree: _tree, ...page }, ...read }: ReadPage): ReadPage {
  return { ...read, page };
}

/** A build reads its pages once; while the framework works, it needs the memory. */
export function forgetPages(): void {
  last = new Map();
}
