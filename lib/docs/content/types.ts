import type { Root } from 'hast';
import type { Route } from '../../base/routes/route';
import type { Fence, Heading, PageCall, PageLink, Prose, Section } from '../markdown/collected';

export type { Heading, PageCall } from '../markdown/collected';

/** The head of a page file; `frontmatter.ts` holds the schema with a sentence per field. */
export interface Frontmatter {
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string | undefined;
  readonly keywords?: string | undefined;
  readonly asked?: string | undefined;
  /** Keys of an extension. */
  readonly [key: string]: string | undefined;
}

/** Who finds a page that is not in all lists: only its author, or only a reader who has its address. */
export type Visibility = 'draft' | 'unlisted';

/** Everything later is a function of `Page[]`. */
export interface Page {
  readonly route: Route;
  /** Path for messages and the edit link: `content/faq.mdx`. */
  readonly file: string;
  readonly frontmatter: Frontmatter;
  /** Absent for a page that is in all lists. */
  readonly visibility?: Visibility | undefined;
  readonly headings: readonly Heading[];
  /** Ids of elements that are no headings: of footnotes, and in plain Markdown of HTML. */
  readonly ids?: readonly string[] | undefined;
  readonly sections: readonly Section[];
  readonly links: readonly PageLink[];
  readonly calls: readonly PageCall[];
  readonly prose: Prose;
  readonly fences: readonly Fence[];
  /** The body as elements and components, for `render.ts`; absent when it could not be compiled. */
  readonly tree?: Root | undefined;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
  readonly children: readonly TocEntry[];
}

/** Whether navigation, search, sitemap and the other lists name a page; a draft is a page only in the preview. */
export const isListed = ({ visibility }: Pick<Page, 'visibility'>): boolean =>
  visibility !== 'unlisted';

/** Whether a build contains a page. */
export const isPublished = ({ visibility }: Pick<Page, 'visibility'>): boolean =>
  visibility !== 'draft';

/** The title of the page behind a route; undefined when there is no such page. */
export type TitleOf = (route: string) => string | undefined;
