import { type RefObject, useEffect, useRef } from 'react';
import type { SearchResult } from '@/lib/docs/search/types';
import { placeOf } from '../links';

/**
 * After "Show more", the focus goes to the first title that is new, else to the first new place.
 * @param list holds the links of the results
 * @returns what remembers the links that are there now; to be called before more are asked for.
 */
export function useFocusOnNew(
  list: RefObject<HTMLElement | null>,
  result: SearchResult | undefined,
): () => void {
  const known = useRef<{ readonly query: string; readonly places: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    const before = known.current;
    if (!before || !result) return;
    const fresh = linksOf(list.current).filter((link) => !before.places.has(placeOfLink(link)));
    if (fresh.length === 0) return;
    known.current = undefined;
    // Another question may have come meanwhile.
    if (before.query !== result.query) return;
    (fresh.find((link) => link.closest('.result-title')) ?? fresh[0])?.focus();
  }, [list, result]);
  return () => {
    const places = new Set(linksOf(list.current).map(placeOfLink));
    known.current = { query: result?.query ?? '', places };
  };
}

const linksOf = (list: HTMLElement | null): HTMLAnchorElement[] => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('.results a') ?? []),
];

/** Which place a link leads to. A title without a place of its own is another link to its page. */
const placeOfLink = (link: HTMLAnchorElement): string =>
  `${link.closest('.result-title') ? 'title ' : ''}${placeOf(link.getAttribute('href') ?? '')}`;
