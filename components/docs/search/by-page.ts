import type { SearchHit } from '@/lib/docs/search/types';

/** The hits of one page. */
export interface PageHits {
  /** The best of them, for what all have in common: route, title, breadcrumb, verb. */
  readonly head: SearchHit;
  /** The page itself, where it was found. */
  readonly page: SearchHit | undefined;
  /** Sections and rows of it, best first. */
  readonly places: readonly SearchHit[];
}

/** Hits by their pages, in the order of the first hit of each. */
export function byPage(hits: readonly SearchHit[]): readonly PageHits[] {
  const pages = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const known = pages.get(hit.route);
    if (known) known.push(hit);
    else pages.set(hit.route, [hit]);
  }
  return [...pages.values()].map((own) => {
    const page = own.find(({ kind }) => kind === 'page');
    return { head: own[0], page, places: own.filter((hit) => hit !== page) };
  });
}
