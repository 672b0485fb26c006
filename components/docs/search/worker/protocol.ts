import type { SearchContext, SearchErrorKind, SearchResult } from '@/lib/docs/search/types';

/** A part of the site, or all of it. */
export type Scope = SearchContext | '';

/**
 * Who asks: the box, or the results page. A question is dropped for a newer one of the same asker, and for no other.
 */
export type AskerId = number;

/** The two operations of the worker; both may be asked for at any time, in any order. */
interface SearchOperations {
  /** Loads what the newest result in a context lacked: the index of texts, or if that is loaded, texts for excerpts. */
  load(baseUrl: string, context: Scope): Promise<void>;
  /** Returns hits from what is loaded; waits for titles only. `undefined`: this asker has asked a newer question. */
  search(
    baseUrl: string,
    context: Scope,
    query: string,
    limit: number,
  ): Promise<SearchResult | undefined>;
}

/** The operations for one asker; the loaded indexes are shared by all. */
export type OperationsOf = (asker: AskerId) => SearchOperations;

export type Request = { readonly id: number; readonly asker: AskerId } & (
  | { readonly op: 'load'; readonly args: readonly [string, Scope] }
  | { readonly op: 'search'; readonly args: readonly [string, Scope, string, number] }
);

export type Response =
  | { readonly id: number; readonly result: SearchResult | undefined }
  | {
      readonly id: number;
      readonly error: { readonly kind: SearchErrorKind; readonly message: string };
    };

/** Where the script puts its operations when it runs in the page, because workers are blocked. */
export const FALLBACK_NAME = 'searchOperations';

/** The first message of a worker: it runs. */
export const READY = 'ready';
