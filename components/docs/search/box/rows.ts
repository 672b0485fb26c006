import type { SearchHit } from '@/lib/docs/search/types';
import { byPage, type PageHits } from '../by-page';
import { type FooterLink, hitHref, searchHref } from '../links';
import { element, icon, marked, option } from './elements';

/** The suggestions: one group for each page, with its places. */
export const groupsOf = (hits: readonly SearchHit[], base: string): HTMLElement[] =>
  byPage(hits).map((group) =>
    element(
      'div',
      { class: 'hit-page', role: 'group', 'aria-label': group.head.title },
      ...rowsOf(group, base),
    ),
  );

/** A place that is alone says its page itself; several have the page above them, also where it was not found itself. */
function rowsOf({ head, page, places }: PageHits, base: string): HTMLElement[] {
  const [only, second] = places;
  if (!page && only && !second) return [row(only, base, [...only.breadcrumb, only.title])];
  return [
    page ? row(page, base, page.breadcrumb) : caption(head),
    ...places.map((place) => row(place, base, [])),
  ];
}

function row(hit: SearchHit, base: string, path: readonly string[]): HTMLElement {
  const hasPath = path.length > 0;
  return option(
    { class: 'hit', href: hitHref(base, hit) },
    // Below its page a row says neither verb nor page again.
    hasPath || hit.kind === 'page' ? sign(hit) : element('span'),
    element(
      'span',
      {},
      element('strong', {}, ...marked(hit.titleMarks, hit.kind)),
      ...(hasPath ? [element('small', { class: 'hit-path' }, path.join(' / '))] : []),
      ...(hasExcerpt(hit) ? [element('small', {}, ...marked(hit.excerpt))] : []),
    ),
    icon('enter', 'icon hit-enter'),
  );
}

/** The lead of a page is shown where it says why the page was found. */
const hasExcerpt = ({ kind, excerpt }: SearchHit): boolean =>
  kind === 'page' ? excerpt.some(({ isMarked }) => isMarked) : excerpt.length > 0;

/** The page of rows that were found where the page itself was not; the group has its name already. */
const caption = (hit: SearchHit): HTMLElement =>
  element(
    'div',
    { class: 'hit-caption', 'aria-hidden': 'true' },
    sign({ ...hit, kind: 'page' }),
    element(
      'span',
      {},
      element('strong', {}, hit.title),
      element('small', { class: 'hit-path' }, hit.breadcrumb.join(' / ')),
    ),
  );

/** The verb of the operation that the page describes, otherwise the drawing of the kind of row. */
const sign = ({ verb, kind }: SearchHit): Node =>
  verb
    ? element('span', { class: 'verb', 'data-verb': verb }, verb)
    : icon(kind === 'page' ? 'page' : kind === 'section' ? 'section' : 'row');

/** The ways to the search page. */
export const waysOf = (links: readonly FooterLink[], query: string, base: string): HTMLElement[] =>
  links.map(({ text, context }) =>
    option({ class: 'search-all', href: searchHref(base, query, context) }, text),
  );
