import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A query and the pages that a reader expects. */
export interface Judged {
  readonly group: string;
  readonly query: string;
  readonly routes: readonly string[];
}

/** A query as a list holds it. */
export interface JudgedEntry extends Judged {
  /** `/page` or `/page#section`, the best first. */
  readonly places: readonly string[];
}

/** Routes of the rows of a result, best first. */
export type Search = (query: string) => readonly string[];

export interface Verdict {
  readonly queries: number;
  /** Queries whose pages do not exist yet. */
  readonly notYet: number;
  /** Mean of 1/rank of the first right row among the first eight. */
  readonly mrr: number;
  /** Share of queries with a right row among the first three. */
  readonly success: number;
  readonly groups: readonly {
    readonly name: string;
    readonly queries: number;
    readonly mrr: number;
  }[];
  /** Queries whose first row is not right, with the rank (0: not among eight). */
  readonly misses: readonly (Judged & { readonly rank: number; readonly first: string })[];
}

const ROWS = 8;
const schema = z.record(
  z.string(),
  z.record(z.string(), z.array(z.string().startsWith('/')).min(1)),
);

/**
 * A judged list of the repository. Any section of a page counts as the page, so `routes` has pages only.
 * @param list `judged` is for tuning, `held-out` only for measuring what was tuned
 */
export function readJudged(list: 'judged' | 'held-out' = 'judged'): JudgedEntry[] {
  const file = new URL(`./${list}.yaml`, import.meta.url);
  const groups = schema.parse(parse(readFileSync(file, 'utf8')));
  return Object.entries(groups).flatMap(([group, queries]) =>
    Object.entries(queries).map(([query, places]) => ({
      group,
      query,
      places,
      routes: [...new Set(places.map((place) => place.replace(/#.*/, '')))],
    })),
  );
}

/** Put every query whose pages exist to a search. */
export function judge(
  judged: readonly Judged[],
  exists: (route: string) => boolean,
  search: Search,
): Verdict {
  const counted = judged.filter(({ routes }) => routes.some(exists));
  const ranks = counted.map((entry) => {
    const rows = search(entry.query).slice(0, ROWS);
    const rank = rows.findIndex((route) => entry.routes.includes(route)) + 1;
    return { ...entry, rank, first: rows[0] ?? '' };
  });
  const mrrOf = (list: typeof ranks) =>
    list.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, list.length);
  return {
    queries: counted.length,
    notYet: judged.length - counted.length,
    mrr: mrrOf(ranks),
    success: ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / Math.max(1, ranks.length),
    groups: [...new Set(counted.map(({ group }) => group))].map((name) => {
      const members = ranks.filter(({ group }) => group === name);
      return { name, queries: members.length, mrr: mrrOf(members) };
    }),
    misses: ranks.filter(({ rank }) => rank !== 1),
  };
}
