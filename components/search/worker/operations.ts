import type { SearchResult } from '@/lib/search/types';
import { Library } from './library';
import type { Scope, SearchOperations } from './protocol';

/** The two operations over any number of indexes; each index is loaded once, by whichever call comes first. */
export function createOperations(): SearchOperations {
  const libraries = new Map<string, Library>();
  let newest = 0;
  const libraryAt = (baseUrl: string): Library => {
    const known = libraries.get(baseUrl);
    if (known) return known;
    const library = new Library(baseUrl);
    libraries.set(baseUrl, library);
    return library;
  };
  return {
    async load(baseUrl: string, context: Scope): Promise<void> {
      await libraryAt(baseUrl).texts(context);
    },
    async search(
      baseUrl: string,
      context: Scope,
      query: string,
      limit: number,
    ): Promise<SearchResult | undefined> {
      newest += 1;
      const turn = newest;
      const library = libraryAt(baseUrl);
      const engine = await library.engine();
      const isComplete = await library.isComplete(context);
      return turn === newest ? engine.search(context, query, limit, isComplete) : undefined;
    },
  };
}
