import { createSearch, type Search } from '@/components/docs/search/worker/client';
import type { AskerId, Scope } from '@/components/docs/search/worker/protocol';
import type { SearchResult } from '@/lib/docs/search/types';

declare const __BASE_PATH__: string;

let search: Search | undefined;

const shared = (): Search => {
  search ??= createSearch({ baseUrl: `${__BASE_PATH__}/search/` });
  return search;
};

/** Get the index in advance; what fails here fails again, and is told, when something is searched. */
export function preload(): void {
  shared()
    .load()
    .catch(() => undefined);
}

let askers = 0;

/** One line of questions, of which only the newest counts; those of other askers do not count here. */
export class Asker {
  readonly #id: AskerId;
  #turn = 0;

  constructor() {
    askers += 1;
    this.#id = askers;
  }

  /**
   * Ask, and tell every answer that is still wanted: first from the titles, again when the texts have come.
   * @returns when the last answer has been told
   * @throws SearchError when the index cannot be had
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
      const result = await shared().search(this.#id, scope, query, limit);
      if (!result || turn !== this.#turn) return undefined;
      await tell(result);
      return result;
    };
    const first = await answer();
    if (!first || first.isComplete) return;
    await shared().load(scope);
    if (turn === this.#turn) await answer();
  }

  /** Pages found in a context; undefined when a newer question has come. */
  async count(scope: Scope, query: string): Promise<number | undefined> {
    const turn = this.#turn;
    const result = await shared().search(this.#id, scope, query, 1);
    return turn === this.#turn ? result?.total : undefined;
  }

  /** Whatever is still on its way is not wanted any more. */
  cancel(): void {
    this.#turn += 1;
  }
}
