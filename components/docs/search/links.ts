import * as t from '@/.generated/interface';
import { CONTEXT_LABELS, type SearchContext, type SearchHit } from '@/lib/docs/search/types';

/** A way from the box to the search page. */
export interface FooterLink {
  readonly text: string;
  /** Context of the search page; none: everywhere. */
  readonly context?: SearchContext | undefined;
}

interface Counts {
  /** Context of the page the reader is on; pages that belong to none search everywhere. */
  readonly context?: SearchContext | undefined;
  /** Pages found everywhere. */
  readonly total: number;
  /** Pages found in the context. */
  readonly inContext: number;
}

/**
 * The links below the suggestions (spec §8), none without any hit.
 * - Without a context: all results.
 * - In a context with hits: the hits in it, and all hits if there are more.
 * - In a context without hits: the hits outside.
 */
export function footerLinks({ context, total, inContext }: Counts): FooterLink[] {
  const all: FooterLink = { text: t.searchSeeAll };
  if (total === 0) return [];
  if (context === undefined) return [all];
  const label = CONTEXT_LABELS[context];
  if (inContext === 0) return [{ text: t.searchSeeOutside({ context: label }) }];
  const within: FooterLink = { text: t.searchSeeWithin({ context: label }), context };
  return total > inContext ? [within, all] : [within];
}

/** Address of the search page for a query. */
export function searchHref(base: string, query: string, context?: SearchContext): string {
  const parameters = new URLSearchParams({ q: query });
  if (context !== undefined) parameters.set('ctx', context);
  return `${base}/search?${parameters}`;
}

/** Address of a hit: its page, at its section, with the found words to be marked there. */
export function hitHref(base: string, { route, anchor, terms }: SearchHit): string {
  const parameters = new URLSearchParams(terms.map((term) => ['_highlight', term]));
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${base}${route}${query}${anchor === '' ? '' : `#${anchor}`}`;
}

/** Where a row leads, without the words to be marked there: a later result of the same question may find more words. */
export const placeOf = (href: string): string => href.replace(/\?_highlight=[^#]*/, '');

/** Context named by `ctx` in an address; anything else is ignored. */
export const contextFrom = (value: string | null): SearchContext | undefined =>
  value !== null && Object.hasOwn(CONTEXT_LABELS, value) ? (value as SearchContext) : undefined;
