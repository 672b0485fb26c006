/**
 * The shapes that cross the border of the search: what the page asks its worker, and what it gets back.
 * Everything here is plain data, so that it survives `postMessage`.
 */

/** Part of the documentation a page belongs to; the filter of the search page and its `ctx` parameter. */
export type SearchContext =
  | 'api'
  | 'services'
  | 'reference'
  | 'callbacks'
  | 'invoicing'
  | 'cabinet'
  | 'general';

/**
 * - `page`: the page itself.
 * - `section`: one of its headings.
 * - `code`: a row of a table (an error, a currency, a bank).
 * - `field`: a field of a request or response.
 * - `term`: a word of the glossary.
 */
export type HitKind = 'page' | 'section' | 'code' | 'field' | 'term';

/**
 * How a row was found, best first.
 * - `exact`: the title or an identifier.
 * - `title`: all words in title or heading.
 * - `text`: all words in the text.
 * - `prefix`: a word that is only begun.
 * - `typo`: a corrected typo.
 * - `partial`: some words are missing.
 */
export type Tier = 'exact' | 'title' | 'text' | 'prefix' | 'typo' | 'partial';

/** A piece of a shown text; `isMarked` where it holds a searched word. Pieces joined are the whole text. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** One row of the results. */
export interface SearchHit {
  /** Route of the page, without the base path: `/reference/api_error_codes`. */
  readonly route: string;
  /** Id in the page without `#`; empty for the page itself. */
  readonly anchor: string;
  /** Title of the page. */
  readonly title: string;
  /** The row's own name where it is not the page itself: the heading, `2010 insufficient_funds`. */
  readonly section: string;
  /** Labels from the top of the site down to the page, without the page's own title. */
  readonly breadcrumb: readonly string[];
  readonly context: SearchContext;
  /** HTTP verb of the operation that the page describes. */
  readonly verb?: string | undefined;
  readonly kind: HitKind;
  /** The name to show (section, else title) with the searched words marked. */
  readonly titleMarks: readonly Segment[];
  /** About 160 characters around the densest place, which is two lines of a row; empty while only titles are loaded. */
  readonly excerpt: readonly Segment[];
  readonly tier: Tier;
  /** Words to mark on the page, one `?_highlight=` value each, folded, in the order of the typed words. */
  readonly terms: readonly string[];
  /** Rank within the result; only its order has a meaning. */
  readonly score: number;
}

/** The result of one query. */
export interface SearchResult {
  /** The query of this result, as typed. */
  readonly query: string;
  /** Best first, at most `limit`, at most 3 of one page when `limit` is 8 or less. */
  readonly hits: readonly SearchHit[];
  /** Pages found in the context that was asked for (all pages without one). */
  readonly total: number;
  /** Rows found in that context. */
  readonly totalRows: number;
  /** Pages found outside of the context; 0 without one. */
  readonly totalOutside: number;
  /** What was searched instead of the query: another keyboard layout, or typos corrected. */
  readonly corrected?: string | undefined;
  /** Typed words that the index does not have; the rows were found without them. Final once `isComplete`. */
  readonly unknown: readonly string[];
  /** `false` while only titles, headings and identifiers were searched: a better result follows. */
  readonly isComplete: boolean;
  /** `false` while the texts of these rows are not there: the same rows follow with their excerpts. */
  readonly hasExcerpts: boolean;
}

/** `network`: no response from the host. `missing`: the file is not there. `format`: it is not what it should be. */
export type SearchErrorKind = 'network' | 'missing' | 'format';

/** A failed load; the same call may be made again. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly kind: SearchErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/** The part of the site in words, in the order of the filter. */
export const CONTEXT_LABELS: Readonly<Record<SearchContext, string>> = {
  api: 'API',
  services: 'Services',
  reference: 'Reference',
  callbacks: 'Callbacks and reports',
  invoicing: 'Invoicing',
  cabinet: 'Cabinet',
  general: 'General',
};
