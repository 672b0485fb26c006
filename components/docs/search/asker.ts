import { createSearch, type Search } from '@/components/docs/search/worker/client';
import type { AskerId, Scope } from '@/components/docs/search/worker/protocol';
import type { SearchResult } from '@/lib/docs/search/types';
import { warnOnce } from './messages';

/** What all askers of a page have in common: one worker with one index. */
interface Shared {
  readonly search: Search;
  askers: number;
}

/** On the page, because the box and the results page are scripts of their own, each with a copy of this module. */
const page = globalThis as typeof globalThis & { siteSearch?: Shared };

function shared(base: string): Shared {
  page.siteSearch ??= { search: createSearch({ baseUrl: `${base}/search/` }), askers: 0 };
  return page.siteSearch;
}

/**
 * Gets the index in advance. An error is ignored here: the next search fails in the same way and reports it.
 * @param base path below which the site is, without a slash at its end
 */
export function preload(base: string): void {
  shared(base)
    .search.load()
    .catch(() => undefined);
}

/** One line of questions, of which only the newest counts; those of other askers do not count here. */
export class Asker {
  #id: AskerId | undefined;
  #turn = 0;

  /** Asks for nothing yet, so it may be made while pages are rendered at build. */
  constructor(readonly base: string) {}

  #search(scope: Scope, query: string, limit: number): Promise<SearchResult | undefined> {
    const common = shared(this.base);
    if (this.#id === undefined) {
      common.askers += 1;
      this.#id = common.askers;
    }
    return common.search.search(this.#id, scope, query, limit);
  }

  /**
   * Asks, and reports every result that is still wanted: first from the titles, again when the index of texts has come,
   * and again with excerpts. If the excerpts do not come, all rows are there without them.
   * @returns when the last result has been reported
   * @throws SearchError when the index cannot be loaded, and the result is still wanted
   */
  async ask(
    scope: Scope,
    query: string,
    limit: number,
    tell: (result: SearchResult) => void | Promise<void>,
  ): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const answer = async (): Promise<SearchResult | undefined> => {
      const result = await this.#search(scope, query, limit);
      if (!result || turn !== this.#turn) return undefined;
      await tell(result);
      return result;
    };
    try {
      let result = await answer();
      while (result && !(result.isComplete && result.hasExcerpts)) {
        const isLoaded = await this.#load(scope, result.isComplete);
        result = isLoaded && turn === this.#turn ? await answer() : undefined;
      }
    } catch (error) {
      if (turn === this.#turn) throw error;
    }
  }

  /** Loads what the newest result lacked. If all rows are there without it, a failure is only a warning. */
  async #load(scope: Scope, isComplete: boolean): Promise<boolean> {
    try {
      await shared(this.base).search.load(scope);
      return true;
    } catch (error) {
      if (!isComplete) throw error;
      warnOnce(error);
      return false;
    }
  }

  /** Pages found in a context; undefined when a newer question has come. */
  async count(scope: Scope, query: string): Promise<number | undefined> {
    const turn = this.#turn;
    const result = await this.#search(scope, query, 1);
    return turn === this.#turn ? result?.total : undefined;
  }

  /** Whatever is still on its way is not wanted any more. */
  cancel(): void {
    this.#turn += 1;
  }
}
