import type { Route } from '../routes/route';

/** The head of a page file; `frontmatter.ts` holds the schema with a sentence per field. */
export interface Frontmatter {
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string | undefined;
  readonly keywords?: string | undefined;
  readonly operation?: string | undefined;
  readonly service?: string | undefined;
}

/** A heading of level 2 to 6 with the id it has in the HTML. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3 | 4 | 5 | 6;
}

/** The text between two headings; `heading` is absent for what stands before the first one. */
export interface Section {
  readonly heading?: Heading | undefined;
  readonly text: string;
  readonly code: string;
}

/** A link as written, and where. */
export interface PageLink {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** A component that a page calls, with the attributes it gives. */
export interface PageCall {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly column: number;
}

/** Everything later is a function of `Page[]`. */
export interface Page {
  readonly route: Route;
  /** Path for messages and the edit link: `content/faq.mdx`. */
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly links: readonly PageLink[];
  readonly calls: readonly PageCall[];
  /** The body as Markdown, without the frontmatter. */
  readonly markdown: string;
  /** Function body compiled from MDX; `evaluate.ts` turns it into a component. */
  readonly code: string;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
  readonly children: readonly TocEntry[];
}
