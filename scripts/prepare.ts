import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Route } from '../lib/base/routes/route';
import { contentDir, dataDir, displayPath } from '../lib/base/source/files';
import {
  ContentError,
  formatProblem,
  type Problem,
  problemsOf,
  sortProblems,
} from '../lib/base/source/problems';
import { pruneCache } from '../lib/docs/content/cache';
import { checkDuplicates } from '../lib/docs/content/check';
import { MEDIA } from '../lib/docs/content/images';
import { readLastUpdated } from '../lib/docs/content/last-updated';
import { faultsOf, type PageSummary, type SiteIndex } from '../lib/docs/content/pages';
import { isListed, type Page } from '../lib/docs/content/types';
import { buildNavigation } from '../lib/docs/navigation/navigation';
import { searchSource } from '../lib/docs/search/build/source';
import type { SearchSource } from '../lib/docs/search/records';
import { isError } from './cli/report';
import { type CheckedContent, checkContent } from './content/check-content';
import { type Data, type ReadData, readData } from './content/data';
import { readHeads } from './content/read-pages';
import { downloadsOf, writeDownloads } from './export/downloads';
import { hasScripts, writeBoot, writeDescriptions, writeGenerated } from './export/generated';
import { writeSearch } from './search/write-search';

interface Options {
  readonly hasDrafts?: boolean;
  readonly mayWrite?: boolean;
  readonly mayShowHeads?: boolean;
}

export interface Prepared {
  readonly problems: readonly Problem[];
  readonly index: SiteIndex;
  readonly notes: readonly string[];
}

export interface PreparedPages extends Prepared {
  /** Only the heads of pages are read: `rest` compiles them, and then all is to be prepared again. */
  readonly isOfHeads?: boolean;
  /**
   * Makes what no page waits for: the downloads, the search, what editors read, and the scripts if there are older ones.
   * @param isPast asked between two steps; no more is made when there is something newer to make
   * @returns the faults that only this finds
   * @throws ContentError and nothing else
   */
  readonly rest: (isPast?: IsPast) => Promise<readonly Problem[]>;
}

type IsPast = () => boolean;

/**
 * Prepares everything that is published: the pages as `preparePages` does, the downloads and the search.
 * @throws ContentError and nothing else
 */
export async function prepare(read?: ReadData, options?: Options): Promise<Prepared> {
  const { problems, rest, ...prepared } = await preparePages(read, options);
  return { ...prepared, problems: sortProblems([...problems, ...(await rest())]) };
}

/**
 * Prepares everything the framework needs to show a page. It compiles all pages into the cache and writes the checked
 * site index, the navigation for the browser, the boot script and the icons. It copies images of the content folder to
 * `public/media`. A file is written only when its text has changed, so that watchers do not react without need.
 * @param read what is not a page; the preview gives its last sound data, with the problems of what is there now
 * @param options.hasDrafts whether drafts are pages, as in the preview
 * @param options.mayShowHeads whether many pages that are not compiled may be shown before they are, and before they are
 * checked: who shows a page compiles it
 * @param options.mayWrite false while another command makes the same folders: then all is only checked
 * @throws ContentError and nothing else
 */
export async function preparePages(read?: ReadData, options?: Options): Promise<PreparedPages> {
  return asContentError(async () => pagesOf(read ?? (await readData()), options));
}

/** @throws ContentError in place of any other error */
async function asContentError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Without faults, it would be taken for a sound folder: a part of the data that cannot be read was asked for.
    throw error instanceof ContentError && error.problems.length > 0
      ? error
      : new ContentError(problemsOf(error, path.basename(contentDir())), { cause: error });
  }
}

/** Whether this program has bundled the scripts that a page needs: newer ones, as those of another run, can come after the page. */
let hasBoot = false;

async function pagesOf(
  read: ReadData,
  { hasDrafts = false, mayWrite = true, mayShowHeads = false }: Options = {},
): Promise<PreparedPages> {
  if (mayShowHeads && read.data) {
    const heads = readHeads(read.extension.dialect);
    if (heads) return pagesOfHeads(heads, read, read.data);
  }
  const checked = await checkContent(read, { hasDrafts });
  const { reads, pages, references } = checked;
  const problems = [...checked.problems];
  const { extension } = read;
  if (!read.data) {
    // They explain the keys, and the author who corrects a data file needs them.
    if (mayWrite) writeDescriptions(extension);
    throw new ContentError(problems);
  }
  const { site, subject } = read.data;

  const { dates, isShallow } = readLastUpdated();
  const notes = isShallow
    ? [
        'this clone is shallow: "last updated" dates are those of its first commit — fetch the whole history',
      ]
    : [];
  if (checked.drafts.length > 0 && !hasDrafts)
    notes.push(`drafts are left out: ${checked.drafts.map(({ file }) => file).join(', ')}`);
  const kept = new Set(pages.map((page) => page.file));
  const summaries = reads
    .filter(({ page }) => kept.has(page.file))
    .map((each) => ({
      ...summaryOf(each, dates),
      ...faultsIn(each.page, problems, references),
    }));
  const left: Route[] = [];
  const listed = summaries.filter(isListed);
  const navigation = buildNavigation(site, subject, listed, left);
  problems.push(
    ...left.map(
      (route): Problem => ({
        file: displayPath(path.join(contentDir(), '_site/sections.yaml')),
        line: 1,
        column: 1,
        message: `"${route}" is in no group of its section — add it where readers need it`,
      }),
    ),
  );
  const index: SiteIndex = { ...dataFaultsOf(read), pages: summaries, navigation };
  const isBootLate = hasBoot || hasScripts();
  if (mayWrite) {
    writeGenerated(index, extension, read.data, linkedFiles(pages));
    if (!isBootLate) await writeBoot(index, extension, site);
    hasBoot = true;
  }
  const rest = async (isPast: IsPast): Promise<readonly Problem[]> => {
    const faults: Problem[] = [];
    const { docs } = navigation;
    const found = pages.filter(isListed);
    let downloads: ReadonlyMap<string, string> | undefined;
    let source: SearchSource | undefined;
    const steps: readonly (() => unknown)[] = [
      async () => {
        downloads = await downloadsOf(site, subject).catch((error: unknown) => {
          faults.push(...problemsOf(error, displayPath(dataDir())));
          return undefined;
        });
      },
      ...(mayWrite
        ? [
            () => writeDescriptions(extension),
            () => downloads && writeDownloads(downloads),
            () => (isBootLate ? writeBoot(index, extension, site) : undefined),
            () => {
              source = searchSource({ pages: found, extension, subject, site, docs });
            },
            () => source && writeSearch(source),
            () => pruneCache(new Set(summaries.map((page) => page.key))),
          ]
        : []),
    ];
    for (const step of steps) {
      // What happened meanwhile is noticed here.
      await setImmediate();
      if (isPast()) return faults;
      await step();
    }
    return faults;
  };
  return {
    problems: sortProblems(problems),
    index,
    notes,
    rest: (isPast = () => false) => asContentError(() => rest(isPast)),
  };
}

/** What is shown until the pages are compiled: all of them with their heads, and the navigation. */
async function pagesOfHeads(
  { reads, compile }: NonNullable<ReturnType<typeof readHeads>>,
  read: ReadData,
  { site, subject }: Data,
): Promise<PreparedPages> {
  const { dates } = readLastUpdated();
  const built = new Set(checkDuplicates(reads.map(({ page }) => page)).pages);
  const pages = reads.filter(({ page }) => built.has(page)).map((each) => summaryOf(each, dates));
  const navigation = buildNavigation(site, subject, pages.filter(isListed));
  const index: SiteIndex = { ...dataFaultsOf(read), pages, navigation };
  writeGenerated(index, read.extension, { site, subject }, []);
  if (!hasBoot && !hasScripts()) await writeBoot(index, read.extension, site);
  hasBoot = true;
  return {
    problems: [],
    notes: [],
    index,
    isOfHeads: true,
    rest: (isPast = () => false) =>
      asContentError(async () => {
        await compile(isPast);
        return [];
      }),
  };
}

const summaryOf = (
  { page, key, source }: CheckedContent['reads'][number],
  dates: ReadonlyMap<string, string>,
): PageSummary => ({
  route: page.route,
  file: page.file,
  source,
  key,
  frontmatter: page.frontmatter,
  visibility: page.visibility,
  headings: page.headings,
  ids: page.ids,
  updated: dates.get(page.file),
});

function dataFaultsOf({ problems }: ReadData): Pick<SiteIndex, 'faults'> {
  const faults = problems.filter(isError).map(formatProblem);
  return faults.length > 0 ? { faults } : {};
}

/** @param references what is wrong with what components of pages refer to: such a component throws. */
function faultsIn(
  { file }: Page,
  problems: readonly Problem[],
  references: readonly Problem[],
): Pick<PageSummary, 'faults' | 'isUnfit'> {
  const own = problems.filter((problem) => problem.file === file);
  const faults = faultsOf(own);
  const isUnfit = own.some((problem) => isError(problem) && references.includes(problem));
  return { ...(faults && { faults }), ...(isUnfit && { isUnfit }) };
}

const linkedFiles = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ links }) => links.flatMap(({ href }) => (href.startsWith(MEDIA) ? href : [])));
