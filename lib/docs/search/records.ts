import type { SearchWords } from '../site/search-words';
import type { HitKind, SearchContext } from './types';

/** One thing that can be found. Order matters: the record of a page is before its sections and rows. */
export interface SearchRecord {
  /** Number of its page in `SearchSource.pages`. */
  readonly page: number;
  readonly kind: HitKind;
  /** Id in the page; empty for the page itself. */
  readonly anchor: string;
  /** Title, heading, `2010 amount_precision`, `customer.email`. */
  readonly name: string;
  /** A person who types one of these means this record: `2010`, `amount_precision`, `/v1/transaction/create`. */
  readonly ids: readonly string[];
  /** The place defines what it names; other records of the name use it. */
  readonly isDefining?: boolean;
  /** A whole list in one row: what its text holds is looked up there. */
  readonly isList?: boolean;
  /** Everything else that is read there, as plain text; may be empty. */
  readonly text: string;
}

/** A page, as results show it and as it is found. */
export interface SearchPage {
  readonly route: string;
  readonly title: string;
  readonly context: SearchContext;
  readonly breadcrumb: readonly string[];
  /** HTTP verb of the operation that the page describes. */
  readonly verb?: string | undefined;
  /** How likely a reader looks for it, from 0: how often other pages link to it, and what kind of page it is. */
  readonly weight: number;
  /** Words that find the page although it may not contain them, with commas between phrases: keywords, country, currency. */
  readonly keywords: string;
  /** Words for the thing that the page is about, as the data names it: method, countries, currencies. */
  readonly about?: string | undefined;
  /** What readers type to find it, with commas between phrases. */
  readonly asked?: string | undefined;
}

/** What a record is called, and all its other names. */
export const namesOf = ({ name, ids }: Pick<SearchRecord, 'name' | 'ids'>): string =>
  [name, ...ids].join('\n');

/** The keywords of a record. Only that of a page has any: its sections get them in the ranking. */
export const keywordsOf = (
  { kind }: Pick<SearchRecord, 'kind'>,
  page: SearchPage | undefined,
): string => (kind === 'page' && page ? `${page.keywords} ${page.about ?? ''} ${page.route}` : '');

/** Everything the index is made of. */
export interface SearchSource {
  readonly pages: readonly SearchPage[];
  /** By page, ascending; each page begins with its own record. */
  readonly records: readonly SearchRecord[];
  /** What words mean that pages do not have. */
  readonly words: SearchWords;
}
