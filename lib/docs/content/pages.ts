import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../base/routes/route';
import { GENERATED_DIR } from '../../base/source/files';
import { formatProblem, type Problem, sortProblems } from '../../base/source/problems';
import type { Dialect } from '../markdown/definition';
import type { Navigation } from '../site/navigation';
import { readCache } from './cache';
import { isGone, type ReadPage, readPage } from './page';
import type { Frontmatter, Heading, Page, Visibility } from './types';

/** What is known of every page without its text; written by `scripts/prepare.ts`. */
export interface PageSummary {
  readonly route: Route;
  readonly file: string;
  /** Absolute path, for the one page that is compiled again when the cache was emptied. */
  readonly source: string;
  readonly key: string;
  readonly frontmatter: Frontmatter;
  /** A draft is in the index of the preview only. */
  readonly visibility?: Visibility | undefined;
  readonly headings: readonly Heading[];
  readonly ids?: readonly string[] | undefined;
  /** ISO date-time of the last commit. */
  readonly updated?: string | undefined;
  /** The page's errors in words; a build stops at them, the preview shows them in the page. */
  readonly faults?: readonly string[] | undefined;
  /** A fault is in what its components refer to: they would throw, so the preview shows the faults alone. */
  readonly isUnfit?: boolean | undefined;
}

export interface SiteIndex {
  /** In the preview: what is wrong with data, of which the last sound state is shown. */
  readonly faults?: readonly string[] | undefined;
  readonly pages: readonly PageSummary[];
  readonly navigation: Navigation;
}

let memo: { stamp: number; index: SiteIndex; byRoute: Map<string, PageSummary> } | undefined;

function load() {
  const file = path.resolve(GENERATED_DIR, 'pages.json');
  const stamp = statSync(file).mtimeMs;
  if (memo?.stamp !== stamp) {
    const index = JSON.parse(readFileSync(file, 'utf8')) as SiteIndex; // written by our own prepare step
    memo = { stamp, index, byRoute: new Map(index.pages.map((page) => [page.route, page])) };
  }
  return memo;
}

/** All pages and the navigation, without texts. */
export const getIndex = (): SiteIndex => load().index;

export const getSummary = (route: Route): PageSummary | undefined => load().byRoute.get(route);

export const titleOf = (route: string): string | undefined =>
  load().byRoute.get(route)?.frontmatter.title;

/** Errors in words; undefined without any. */
export function faultsOf(problems: readonly Problem[]): readonly string[] | undefined {
  const errors = problems.filter(({ level }) => level !== 'warning');
  return errors.length > 0 ? sortProblems(errors).map(formatProblem) : undefined;
}

const TO_RENDER = path.join(GENERATED_DIR, 'routes-to-render.json');

/** The routes that this build gives to the framework; the other pages are those of an earlier build. */
export const routesToRender = (): readonly Route[] =>
  JSON.parse(readFileSync(TO_RENDER, 'utf8')) as Route[]; // written by our own build

/** Say which routes the next export renders. */
export function renderOnly(routes: readonly Route[]): void {
  writeFileSync(TO_RENDER, JSON.stringify(routes));
}

/** One page with its compiled body; the only door for routes. */
export async function getPage(
  route: Route,
  dialect: Dialect,
): Promise<(Page & Pick<PageSummary, 'updated' | 'faults'>) | undefined> {
  const summary = getSummary(route);
  if (!summary) return undefined;
  const cached = readCache<ReadPage>(summary.key);
  // In the preview the file may have been deleted since the pages were listed.
  if (!cached && isGone(summary.source)) return undefined;
  const read = cached ?? (await readPage(summary.source, dialect));
  const { updated, isUnfit } = summary;
  // A page that was listed by its head alone was not compiled before.
  const faults = summary.faults ?? faultsOf(read.problems);
  return { ...read.page, ...(isUnfit && { tree: undefined }), updated, faults };
}
