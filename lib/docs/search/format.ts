import type { SearchWords } from '../site/search-words';

/** Raised with every change of the shapes below; a worker refuses files it does not know. */
export const FORMAT = 9;

/**
 * The indexes: words of names and identifiers, of keywords and routes, of texts, and those words of a text that
 * it has more than once.
 */
export type IndexName = 'name' | 'keyword' | 'text' | 'again';

/** A word, and the ascending numbers of the records that hold it: one list, because our indexes have one slot. */
export type IndexEntry = readonly [word: string, slots: readonly [records: readonly number[]]];

/** The map of a FlexSearch index as the library exports it, in the fewest bytes (`postings-file.ts`). */
export interface PackedIndex {
  /** In alphabetical order, each without the letters it has in common with the one before it. */
  readonly words: string;
  /** The numbers of the records of each word, as steps from one to the next. */
  readonly records: string;
}

/** The indexes of a file. */
export type Indexes = Readonly<Partial<Record<IndexName, PackedIndex>>>;

/** What the first results need: names, and the phrases in which readers ask for pages. Columns, because like things compress well together. */
export interface NamesFile {
  readonly format: number;
  readonly words: SearchWords;
  readonly routes: string;
  readonly titles: string;
  /** Keywords of each page. Their index, and that of the names, is made where it is asked. */
  readonly keywords: string;
  /** Words for what each page is about. */
  readonly about: string;
  /** Short phrases of each page, with commas between them. */
  readonly asked: string;
  /** Breadcrumb of each page, its parts divided by tabs. */
  readonly breadcrumbs: string;
  /** Digit per page: number of its context. */
  readonly contexts: string;
  /** Digit per page: number of the HTTP verb of its operation, 0 where it describes none. */
  readonly verbs: string;
  readonly weights: readonly number[];
  /** How many records each page has, its own included. */
  readonly counts: readonly number[];
  /** Digit per record: number of its kind, and 5 more where it defines what it names. */
  readonly kinds: string;
  /** Name of each record but pages. */
  readonly names: string;
  /** Id of each record but pages; `~` in it is what follows from the name, and empty is that alone. */
  readonly anchors: string;
  /** Other names, divided by tabs; a sign is a part of the name (`names-file.ts`). */
  readonly ids: string;
}

/** The indexes of all texts, and what else only long queries need. */
export interface TextsFile {
  readonly format: number;
  readonly indexes: Indexes;
  /** Weighted number of words of each record, its names and keywords included (`weights.ts`). */
  readonly lengths: readonly number[];
  /** Long phrases in which readers ask for each page, with commas between them: typing one takes longer than this file. */
  readonly asked: string;
}

/** The texts of one page, for excerpts: one for each of its records, in order. */
export interface PageFile {
  readonly format: number;
  readonly texts: readonly string[];
}

/** The only file with a fixed name: what the others are called now. */
export interface Manifest {
  readonly format: number;
  /** Address of the worker below the base path. */
  readonly worker: string;
  readonly names: string;
  readonly texts: string;
  /** The file of each page, in the order of `NamesFile.routes`. */
  readonly pages: readonly string[];
}

/** A file that is not what it should be. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Throws `FormatError` for a file of another format. */
export function checkFormat(file: { readonly format: number } | null): void {
  if (file?.format !== FORMAT) throw new FormatError(`format ${FORMAT} expected`);
}
