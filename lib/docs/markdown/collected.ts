import type { Fix } from '../../base/source/problems';
import type { Dialect } from './definition';

/** A heading of level 2 to 6 with the id it has in the HTML. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3 | 4 | 5 | 6;
}

/** The text between two headings; `heading` is absent for what is before the first one. */
export interface Section {
  readonly heading?: Heading | undefined;
  readonly text: string;
  readonly code: string;
}

/** A link as written, and where. */
export interface PageLink {
  readonly href: string;
  /** The address is in an attribute of a component, not between brackets. */
  readonly isAttribute?: true;
  readonly line: number;
  readonly column: number;
}

/** A component that a page calls, with the attributes it gives. */
export interface PageCall {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Number of the heading above it in the page's list; -1 before the first one. */
  readonly heading: number;
  readonly line: number;
  readonly column: number;
}

/** A fault found while compiling; `compile.ts` adds the file. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly level?: 'error' | 'warning';
  readonly fix?: Fix;
}

/** A piece of the page's own text and its place. */
export interface Phrase {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A piece of text with its Markdown; of the Markdown, only the first line has no indent. */
interface Passage extends Phrase {
  readonly source: string;
}

/** A block of code as written, without the indent of a list. */
export interface Fence {
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  readonly code: string;
  /** Line of its first line of code. */
  readonly line: number;
}

/** What an author wrote by hand: what components print comes from data. */
export interface Prose {
  /** Sentences: no headings, tables or code blocks. */
  readonly lines: Passage[];
  /** Headings, titles of boxes, and cells of tables. */
  readonly labels: Passage[];
  /** What is in code font, tables included. */
  readonly code: Phrase[];
  /** What is in bold. */
  readonly strong: Phrase[];
}

/** What the plugins write into `file.data` during the one compile of a page. */
export interface Collected {
  readonly faults: Fault[];
  readonly headings: Heading[];
  readonly sections: Section[];
  readonly links: PageLink[];
  readonly calls: PageCall[];
  readonly prose: Prose;
  readonly fences: Fence[];
  /** Components and their attributes. */
  readonly tags: Dialect['tags'];
  /** Markdown from outside: HTML is allowed, and unknown languages only give a warning. */
  readonly isPlain: boolean;
  /** Ids of elements that are no headings: of footnotes, and in plain Markdown of HTML. */
  readonly ids: string[];
  /** Public URL, width and height of an image by its `src`; undefined when there is no such file. */
  readonly imageOf: (src: string) => ImageFacts | 'unreadable' | undefined;
  /** Public URL of a file of the content folder that is no page; undefined when there is none. */
  readonly fileOf: (href: string) => string | undefined;
  /** Terms of the glossary that are explained where a page first uses them. */
  readonly terms: readonly GlossaryTerm[];
}

export interface GlossaryTerm {
  /** Anchor on the page of definitions. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

export interface ImageFacts {
  readonly src: string;
  /** The same image for the dark theme. */
  readonly dark?: string;
  readonly width: number;
  readonly height: number;
}

declare module 'vfile' {
  interface DataMap {
    collected: Collected;
  }
}

/** Position of a node for a message; the top of the file where the node has none. */
export const placeOf = (node: {
  position?: { start: { line: number; column: number } } | undefined;
}): { line: number; column: number } => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
