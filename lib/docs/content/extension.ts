import type { DataFile } from '../../base/source/data-file';
import type { Problem } from '../../base/source/problems';
import type { SiteAround } from '../markdown/components';
import { type Dialect, type Forms, NO_DIALECT, type Printed } from '../markdown/definition';
import { downloadOf, type MoreDownloads, SITE_DOWNLOADS } from '../site/downloads';
import type { NavSource } from '../site/navigation';
import type { Site } from '../site/schemas';
import type { NewKind } from './new-kind';
import type { Page, PageCall } from './types';

/**
 * A subject of its own that joins the pages of a folder: a gateway, a language, a catalog. The engine asks it what
 * its components and its data add, and knows nothing else of it. A folder without a subject has `PLAIN`.
 */
export interface Extension extends MoreDownloads {
  readonly dialect: Dialect;
  /** Its boxes as Markdown, by the class of their element. */
  readonly forms: Forms;
  /** Its part of the script of every page; `lazy` scripts are bundled apart, and each name becomes the address. */
  readonly boot?: {
    readonly entry: string;
    readonly lazy: Readonly<Record<string, string>>;
    /** Workers that its tools start: their addresses are a module of the tools, `tool-workers.json`, by these names. */
    readonly workers: Readonly<Record<string, string>>;
  };
  /** The forms of its data files, for editors. */
  readonly dataFiles: readonly DataFile[];
  /**
   * Its data, read again only when a file has changed.
   * @param root the folder that holds its data folders
   * @throws ContentError with the faults of all files
   */
  load(root: string): Subject;
  /** Every fault of its data files, each by its schema and all of them against each other; it never throws. */
  check(root: string): readonly Problem[];
}

/** The data of an extension. */
export interface Subject {
  /** Names that pages may write in code font. */
  readonly vocabulary: () => ReadonlySet<string>;
  about(page: Pick<Page, 'frontmatter'>): PageFacts;
  /** What pages say that its data contradicts. */
  checkPages(pages: readonly Page[]): readonly Problem[];
  /** Its own rules of writing. */
  checkWriting(
    pages: readonly Pick<Page, 'route' | 'file' | 'calls' | 'prose'>[],
  ): readonly Problem[];
  /** A new page at this address, if the subject has something to say there. */
  template(route: string): Template | undefined;
  /** What `npm run new` writes in addition to single pages, by name. */
  readonly kinds: Readonly<Record<string, NewKind>>;
  /** What each tool of the pages needs of the data, by name: a module that the tool imports as JSON. */
  tools(): Readonly<Record<string, unknown>>;
  /**
   * Files for machines, by their path below the root of the site.
   * @param resolve the address of a page, `/faq`, with the host: a file is read away from the site
   * @throws ContentError when one of them cannot be made
   */
  files(resolve: (address: string) => string): Promise<ReadonlyMap<string, string>>;
}

/** What a subject knows of one page. */
export interface PageFacts {
  /** What is wrong with the head, and the key that says it. */
  readonly faults: readonly { readonly key: string; readonly message: string }[];
  readonly nav: Pick<NavSource, 'verb' | 'method'>;
  /** Identifiers and words that find the page, and how likely it is the one that is looked for. */
  readonly search: {
    readonly ids: readonly string[];
    readonly keywords: string;
    readonly weight: number;
  };
  /** What is wrong with a call of one of its components. */
  faultsOf(call: PageCall): readonly string[];
  printedBy(call: PageCall): Printed;
}

export interface Template {
  readonly title?: string | undefined;
  /** Keys of the head except title and description. */
  readonly head: Readonly<Record<string, string>>;
  readonly body: string;
  /** What has to be there first, as a sentence: the page is not written then. */
  readonly missing?: string | undefined;
}

const NOTHING: Printed = { rows: [], text: '' };

const NO_FACTS: PageFacts = {
  faults: [],
  nav: {},
  search: { ids: [], keywords: '', weight: 0 },
  faultsOf: () => [],
  printedBy: () => NOTHING,
};

const NO_DATA: Subject = {
  vocabulary: () => new Set(),
  about: () => NO_FACTS,
  checkPages: () => [],
  checkWriting: () => [],
  template: () => undefined,
  kinds: {},
  tools: () => ({}),
  files: async () => new Map(),
};

/** Of a folder that has pages and nothing else. */
export const PLAIN: Extension = {
  dialect: NO_DIALECT,
  downloads: {},
  downloadOf: () => undefined,
  forms: {},
  dataFiles: [],
  load: () => NO_DATA,
  check: () => [],
};

/** What the engine's own components look into. */
export const siteAround = (
  { glossary }: Pick<Site, 'glossary'>,
  more: MoreDownloads,
): SiteAround => ({
  glossary,
  downloads: [...Object.keys(SITE_DOWNLOADS), ...Object.keys(more.downloads)],
  isDownload: (name) => more.downloadOf(name) !== undefined,
  labelOf: (name) => downloadOf(name, more)?.label,
});
