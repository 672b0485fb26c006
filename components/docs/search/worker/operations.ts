import type { SearchResult } from '@/lib/docs/search/types';
import { Library } from './library';
import type { AskerId, OperationsOf, Scope } from './protocol';

/** The two operations over any number of indexes; each index is loaded once, by whichever call comes first. */
export function createOperations(): OperationsOf {
  const libraries = new Map<string, Library>();
  /** The number of each asker's newest question. */
  const newest = new Map<AskerId, number>();
  const libraryAt = (baseUrl: string): Library => {
    const known = libraries.get(baseUrl);
    if (known) return known;
    const library = new Library(baseUrl);
    libraries.set(baseUrl, library);
    return library;
  };
  return (asker) => ({
    async load(baseUrl: string, context: Scope): Promise<void> {
      await libraryAt(baseUrl).load(context);
    },
    async search(
      baseUrl: string,
      context: Scope,
      query: string,
      limit: number,
    ): Promise<SearchResult | undefined> {
      const turn = (newest.get(asker) ?? 0) + 1;
      newest.set(asker, turn);
      const library = libraryAt(baseUrl);
      await library.engine();
      return turn === newest.get(asker) ? library.search(context, query, limit) : undefined;
    },
  });
}
