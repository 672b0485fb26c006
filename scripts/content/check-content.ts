import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DataFile, filesOf } from '../../lib/base/source/data-file';
import { contentDir, dataDir, displayPath } from '../../lib/base/source/files';
import { ContentError, guarded, type Problem } from '../../lib/base/source/problems';
import { readText } from '../../lib/base/source/read-text';
import { readYaml } from '../../lib/base/source/yaml';
import { leftOvers } from '../../lib/base/text/left-over';
import { idsOfPage } from '../../lib/docs/content/anchors';
import {
  checkCalls,
  checkDataLinks,
  checkDuplicates,
  checkRedirects,
  linkJudge,
} from '../../lib/docs/content/check';
import { checkSite } from '../../lib/docs/content/check-site';
import { type Extension, type Subject, siteAround } from '../../lib/docs/content/extension';
import type { ReadPage } from '../../lib/docs/content/page';
import { isPlainFile } from '../../lib/docs/content/source';
import { isPublished, type Page } from '../../lib/docs/content/types';
import type { SiteAround } from '../../lib/docs/markdown/components';
import { EMPTY_HEADING } from '../../lib/docs/markdown/mistakes';
import { keepNeededHeadings } from '../../lib/docs/prose/needed-headings';
import { PROSE_RULES, type ProseRules } from '../../lib/docs/prose/rules';
import { printedOf } from '../../lib/docs/search/build/printed';
import type { Site } from '../../lib/docs/site/schemas';
import { checkColors } from './check-colors';
import { checkFiles } from './check-files';
import { checkImages } from './check-images';
import { type Data, type ReadData, stampsOfData, unique } from './data';
import { readAllPages, readPieces } from './read-pages';
import { dataFilesOf } from './schemas';

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** Every page file that was read. */
  readonly reads: readonly (ReadPage & { readonly source: string })[];
  /** The pages that are built: of two with one route, the first; drafts only in the preview. */
  readonly pages: readonly Page[];
  /** Those of the problems that are in what components of pages refer to: such a component throws. */
  readonly references: readonly Problem[];
  readonly drafts: readonly Page[];
}

/**
 * Every fault of the content folder: names of files, data, pages, and what pages say of each other and of the data.
 * @param read.data what the pages are checked against; without it, whatever of the data can be read, and what depends on
 * the rest is not judged
 * @param hasDrafts whether drafts are pages, as in the preview; otherwise their faults do not count either
 * @throws ContentError when there is no content folder, or no page in it
 */
export async function checkContent(
  { extension, data, readable, problems }: ReadData,
  { hasDrafts = false } = {},
): Promise<CheckedContent> {
  const { site, subject } = data ?? readable;
  const forms = dataFilesOf(extension);
  const files = [...checkFiles(forms), ...checkImages()];
  const all = await readAllPages(extension.dialect);
  const drafts = all.map(({ page }) => page).filter((page) => !isPublished(page));
  const draftRoutes = new Set(drafts.map(({ route }) => route));
  const reads = hasDrafts ? all : all.filter(({ page }) => isPublished(page));
  const pieces = await readPieces(extension.dialect);
  const { pages, problems: duplicates } = checkDuplicates(reads.map(({ page }) => page));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const found = foundWith(extension, data);
  const around = siteAround(site, extension);
  const rowsOfPage = rowsOf(found, around, subject);
  const texts = dataTexts(forms);
  const references = callProblems(pages, found, around, subject);
  const fileOf = (name: string) => {
    const file = displayPath(path.join(contentDir(), '_site', name));
    return { file, text: texts.find(([each]) => each === file)?.[1] ?? '' };
  };
  const redirects = fileOf('redirects.yaml');
  return {
    problems: unique([
      ...files,
      ...problems,
      ...withoutRepeats(problemsOfPages(reads)),
      ...pieces.flatMap((each) => each.problems),
      ...duplicates,
      ...references,
      ...texts.flatMap(([file, text]) => notesIn(file, text)),
      ...withoutRepeats(
        linkProblems(pages, found, site, draftRoutes, rowsOfPage),
        ({ file, message }) => `${file} ${message}`,
      ),
      ...checkDataLinks(pages, site, texts, draftRoutes, (route) => {
        const page = byRoute.get(route);
        return page && [...idsOfPage(page), ...rowsOfPage(page)];
      }),
      ...guarded(redirects.file, () => checkRedirects(pages, site, redirects)),
      ...checkColors(site.config, fileOf('site.yaml')),
      ...checkSite(site, { pages, drafts: draftRoutes, fileOf }),
      ...subject.checkPages(pages),
    ]),
    reads,
    pages,
    references,
    drafts,
  };
}

/**
 * The faults that pages have by themselves. The rules of writing say which headings each kind of page has; their own
 * faults are reported too.
 */
function problemsOfPages(reads: CheckedContent['reads']): readonly Problem[] {
  const file = path.join(contentDir(), PROSE_RULES.files);
  let rules: ProseRules | undefined;
  const faults = guarded(displayPath(file), () => {
    if (existsSync(file)) rules = readYaml(file, PROSE_RULES.schema);
    return [];
  });
  return [
    ...faults,
    ...reads.flatMap(({ page, problems, source }) =>
      rules && problems.some(({ message }) => message === EMPTY_HEADING)
        ? keepNeededHeadings(problems, { route: page.route, text: readText(source) }, rules)
        : problems,
    ),
  ];
}

/**
 * In another person's Markdown, what is not understood is reported once for each kind, and a dead link once for each
 * file, with the number of places.
 */
function withoutRepeats(
  problems: readonly Problem[],
  kindOf = ({ message }: Problem) => message.replace(/"[^"]*[/.][^"]*"/g, '""'),
): Problem[] {
  const kinds = new Map<string, { first: Problem; places: number }>();
  const all = problems.map((problem): Problem | string => {
    if (problem.level !== 'warning' || !isPlainFile(problem.file)) return problem;
    const kind = kindOf(problem);
    const known = kinds.get(kind);
    if (known) {
      known.places += 1;
      return '';
    }
    kinds.set(kind, { first: problem, places: 1 });
    return kind;
  });
  return all.flatMap((each) => {
    if (typeof each !== 'string') return each;
    const found = kinds.get(each);
    if (!found) return [];
    const { first, places } = found;
    const more =
      places > 1 ? ` (also in ${places - 1} more ${places > 2 ? 'places' : 'place'})` : '';
    return { ...first, message: first.message + more };
  });
}

/** What the components of each page are and print, with the data that this was made of. */
interface Found {
  readonly of: readonly unknown[];
  readonly problems: WeakMap<Page, readonly Problem[]>;
  readonly rows: WeakMap<Page, readonly string[]>;
  /** Where links can lead on each page, as a text. */
  readonly goals: WeakMap<Page, string>;
}

let last: Found | undefined;

/** What was found the last time with the same sound data: a preview checks all pages again for each edit of one. */
function foundWith(extension: Extension, data: Data | undefined): Found {
  // Components read drawings and clients themselves.
  const of = data ? [extension, data.subject, data.site.glossary, stampsOfData()] : [];
  if (!data || !last || of.some((each, index) => each !== last?.of[index]))
    last = { of, problems: new WeakMap(), rows: new WeakMap(), goals: new WeakMap() };
  return last;
}

function callProblems(
  pages: readonly Page[],
  { problems }: Found,
  around: SiteAround,
  subject: Subject,
): Problem[] {
  return pages.flatMap((page) => {
    const found = problems.get(page) ?? checkCalls([page], around, subject);
    problems.set(page, found);
    return found;
  });
}

/** What was found of links the last time, and where these could lead on all pages. */
let links: { readonly goals: string; readonly problems: WeakMap<Page, readonly Problem[]> } = {
  goals: '',
  problems: new WeakMap(),
};

/** Pages with components that were numbered. */
let count = 0;

/** Faults of links. While no page comes, goes, or has other ids, only the links of edited pages are judged again. */
function linkProblems(
  pages: readonly Page[],
  found: Found,
  site: Site,
  drafts: ReadonlySet<string>,
  rowsOfPage: (page: Page) => readonly string[],
): Problem[] {
  const judge = linkJudge(pages, site, drafts, rowsOfPage);
  // With data that cannot be read, nothing is remembered, and the part that is asked for may throw.
  if (found.of.length === 0) return pages.flatMap(judge);
  const goals = [
    ...pages.map((page) => goalsOn(page, found)),
    ...drafts,
    JSON.stringify([site.redirects, site.config.url]),
  ].join('\n');
  if (links.goals !== goals) links = { goals, problems: new WeakMap() };
  const { problems } = links;
  return pages.flatMap((page) => {
    const known = problems.get(page) ?? judge(page);
    problems.set(page, known);
    return known;
  });
}

/**
 * Where links can lead on a page, as a text. To know what components print takes longer than to judge links: a page with
 * components has another number after each edit of it, and of data.
 */
function goalsOn(page: Page, found: Found): string {
  const known = found.goals.get(page);
  if (known !== undefined) return known;
  const { route, frontmatter, calls } = page;
  count += 1;
  const goals = JSON.stringify([
    route,
    frontmatter.title,
    calls.length > 0 ? count : idsOfPage(page),
  ]);
  found.goals.set(page, goals);
  return goals;
}

/** Ids of the rows that components print, of each page once. */
function rowsOf(
  { rows }: Found,
  around: SiteAround,
  subject: Subject,
): (page: Page) => readonly string[] {
  return (page) => {
    const ids =
      rows.get(page) ??
      printedOf(page, around, subject.about(page)).rows.map(({ anchor }) => anchor);
    rows.set(page, ids);
    return ids;
  };
}

/** Notes that the author of a data file left in it. */
const notesIn = (file: string, text: string): Problem[] =>
  leftOvers(text).map(({ line, column, message }) => ({ file, line, column, message }));

/** Every data file that is a text, by its name for messages. */
const dataTexts = (forms: readonly DataFile[]): (readonly [file: string, text: string])[] =>
  forms
    .flatMap((form) => filesOf(form, dataDir()))
    .flatMap((file) => {
      const text = textOf(file);
      return text === undefined ? [] : [[displayPath(file), text] as const];
    });

/** Undefined for a file that cannot be read; why is said where its data is read. */
function textOf(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
