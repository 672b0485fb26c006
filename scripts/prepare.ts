import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCss } from '../components/base/tabs/language-css';
import { TAB_LANGUAGES } from '../lib/base/code/languages';
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
import { type Extension, PLAIN } from '../lib/docs/content/extension';
import { MEDIA } from '../lib/docs/content/images';
import { readLastUpdated } from '../lib/docs/content/last-updated';
import { GENERATED_DIR, type PageSummary, type SiteIndex } from '../lib/docs/content/pages';
import { isListed, type Page } from '../lib/docs/content/types';
import { buildNavigation } from '../lib/docs/navigation/navigation';
import { searchSource } from '../lib/docs/search/build/source';
import { isError } from './cli/report';
import { checkContent } from './content/check-content';
import { type Data, type ReadData, readData } from './content/data';
import { editorSchemas, keyGuides } from './content/schemas';
import { bundleBoot } from './export/boot';
import { downloadsOf, writeDownloads } from './export/downloads';
import { collectIcons } from './export/icons';
import { interfaceModule } from './export/interface-module';
import { publishMedia } from './export/media';
import { brandSheet, writeIcons } from './preview/brand';
import { writeSearch } from './search/write-search';

interface Options {
  readonly hasDrafts?: boolean;
  readonly mayWrite?: boolean;
}

export interface Prepared {
  readonly problems: readonly Problem[];
  readonly index: SiteIndex;
  readonly notes: readonly string[];
}

/**
 * Prepares everything the framework needs before it starts. It compiles all pages into the cache and writes the checked
 * site index, the navigation for the browser, the boot script, the search and the icons. It copies images of the content
 * folder to `public/media`. A file is written only when its text has changed, so that watchers do not react without
 * need.
 * @param read what is not a page; the preview gives its last sound data, with the problems of what is there now
 * @param options.hasDrafts whether drafts are pages, as in the preview
 * @param options.mayWrite false while another command makes the same folders: then all is only checked
 * @throws ContentError and nothing else
 */
export async function prepare(read?: ReadData, options?: Options): Promise<Prepared> {
  try {
    return await prepareAll(read ?? (await readData()), options);
  } catch (error) {
    throw error instanceof ContentError
      ? error
      : new ContentError(problemsOf(error, path.basename(contentDir())), { cause: error });
  }
}

async function prepareAll(
  read: ReadData,
  { hasDrafts = false, mayWrite = true }: Options = {},
): Promise<Prepared> {
  const checked = await checkContent(read, { hasDrafts });
  const { reads, pages, references } = checked;
  const problems = [...checked.problems];
  if (!read.data) throw new ContentError(problems);
  const { extension } = read;
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
    .map(
      ({ page, key, source }): PageSummary => ({
        route: page.route,
        file: page.file,
        source,
        key,
        frontmatter: page.frontmatter,
        visibility: page.visibility,
        headings: page.headings,
        ids: page.ids,
        updated: dates.get(page.file),
        ...faultsOf(page, problems, references),
      }),
    );
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
  const faults = read.problems.filter(isError).map(formatProblem);
  const index: SiteIndex = { ...(faults.length > 0 && { faults }), pages: summaries, navigation };
  const downloads = await downloadsOf(site, subject).catch((error: unknown) => {
    problems.push(...problemsOf(error, displayPath(dataDir())));
    return undefined;
  });
  const prepared = { problems: sortProblems(problems), index, notes };
  if (!mayWrite) return prepared;
  await writeGenerated(index, extension, read.data, linkedFiles(pages));
  if (downloads) writeDownloads(downloads);
  const source = searchSource({
    pages: pages.filter(isListed),
    extension,
    subject,
    site,
    docs: navigation.docs,
  });
  await writeSearch(source);
  pruneCache(new Set(summaries.map((page) => page.key)));
  return prepared;
}

/** @param references what is wrong with what components of pages refer to: such a component throws. */
function faultsOf(
  { file }: Page,
  problems: readonly Problem[],
  references: readonly Problem[],
): Pick<PageSummary, 'faults' | 'isUnfit'> {
  const errors = problems.filter((problem) => problem.file === file && isError(problem));
  if (errors.length === 0) return {};
  return {
    faults: sortProblems(errors).map(formatProblem),
    ...(errors.some((problem) => references.includes(problem)) && { isUnfit: true }),
  };
}

const linkedFiles = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ links }) => links.flatMap(({ href }) => (href.startsWith(MEDIA) ? href : [])));

async function writeGenerated(
  index: SiteIndex,
  extension: Extension,
  { site, subject }: Data,
  linked: readonly string[],
): Promise<void> {
  // First, because scripts and workers contain them.
  write('interface.ts', interfaceModule(site.texts, site.config.language));
  for (const [name, data] of Object.entries(subject.tools()))
    write(`tool-${name}.json`, JSON.stringify(data));
  const listed = index.pages.filter(isListed);
  const { workers, head, sheets, ...boot } = await bundleBoot(site, listed, extension);
  write('tool-workers.json', JSON.stringify(workers));
  write('navigation.json', JSON.stringify(index.navigation));
  write('icons.json', JSON.stringify(collectIcons()));
  write('sheets.json', JSON.stringify(sheets));
  write('boot.json', JSON.stringify(boot));
  write('brand.css', brandSheet(site.config));
  write('head.json', JSON.stringify({ script: head }));
  write('tabs-lang.css', languageCss(TAB_LANGUAGES));
  write(
    'site.json',
    JSON.stringify({
      name: site.config.name,
      mark: site.mark,
      icons: await writeIcons(site),
      tagline: site.config.tagline ?? null,
      navbar: site.navbar,
      announcement: site.announcement ?? null,
      footer: site.config.footer,
      themeColor: site.config.themeColor,
    }),
  );
  const pages = JSON.stringify(index);
  // Data files shape pages as much as texts do: their hash is part of what the preview watches.
  const version = createHash('sha256')
    .update(pages)
    .update(JSON.stringify([site, subject.data]))
    .digest('hex')
    .slice(0, 12);
  write('pages.json', pages);
  for (const [name, text] of [
    ...joined(extension),
    ...editorSchemas(extension),
    ...keyGuides(extension),
  ])
    write(name, text);
  write('content-version.ts', `export const contentVersion = '${version}';\n`);
  publishMedia(linked);
}

/** The module and the sheet through which the framework finds how the extension looks, or nothing. */
const joined = (extension: Extension): readonly (readonly [name: string, text: string])[] =>
  extension === PLAIN
    ? [
        [
          'extension.ts',
          `export { PLAIN_PAGES as pageExtension } from '@/components/docs/mdx/extension';\n`,
        ],
        ['extension.css', ''],
        ['tools.ts', 'export const TOOLS = {};\n'],
      ]
    : [
        [
          'extension.ts',
          `export { gatewayPages as pageExtension } from '@/components/registry/gateway';\n`,
        ],
        ['extension.css', `@import '../components/registry/gateway.css';\n`],
        ['tools.ts', `export { TOOLS } from '@/components/registry/tools.client';\n`],
      ];

function write(name: string, text: string): void {
  const file = path.resolve(GENERATED_DIR, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
