import type { SearchContext } from './types';

/** Raised with every change of the shapes below; a worker refuses files it does not know. */
export const FORMAT = 2;

/** Titles, headings, identifiers: what the first answers need. Columns, because alike things compress well together. */
export interface NamesFile {
  readonly format: number;
  readonly routes: string;
  readonly titles: string;
  readonly keywords: string;
  /** Breadcrumb of each page, its parts divided by tabs. */
  readonly breadcrumbs: string;
  /** Digit per page: number of its context. */
  readonly contexts: string;
  readonly weights: readonly number[];
  /** How many records each page has, its own included. */
  readonly counts: readonly number[];
  /** Digit per record: number of its kind. */
  readonly kinds: string;
  /** Name of each record but pages. */
  readonly names: string;
  /** Id of each record but pages; `~` in it is what follows from the name, and empty is that alone. */
  readonly anchors: string;
  /** Other names, divided by tabs; a sign stands for a part of the name (`names-file.ts`). */
  readonly ids: string;
}

/** The words all texts share, by blanks. */
export interface WordsFile {
  readonly format: number;
  readonly words: string;
}

/** Texts of some pages. */
export interface TextsFile {
  readonly format: number;
  /** Whose texts they are: so many records are left out, so many follow, and so on. */
  readonly runs: readonly number[];
  /** Packed with the shared words (`packing.ts`). */
  readonly texts: string;
}

/** The only file with a fixed name: what the others are called now. */
export interface Manifest {
  readonly format: number;
  /** Address of the worker below the base path. */
  readonly worker: string;
  readonly names: string;
  /** The words without which no text can be read. */
  readonly words: string;
  /** Files with texts, by context, in the order to load them. */
  readonly texts: readonly { readonly context: SearchContext; readonly file: string }[];
}

/** A file that is not what it should be. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Throws `FormatError` for a file of another format. */
export function checkFormat(file: { readonly format: number } | null): void {
  if (file?.format !== FORMAT) throw new FormatError(`format ${FORMAT} expected`);
}
