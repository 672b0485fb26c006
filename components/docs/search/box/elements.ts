import type { SearchHit, Segment } from '@/lib/docs/search/types';
import type { SEARCH_ICONS } from '@/lib/docs/site/icons';
import { hitHref } from '../links';

/** Inner markup of each icon, from the build. */
declare const __SEARCH_ICONS__: Readonly<Record<keyof typeof SEARCH_ICONS, string>>;

type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children; texts become text nodes, so nothing that was searched for can be markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A text with the searched words marked. */
const marked = (segments: readonly Segment[]): (Node | string)[] =>
  segments.map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text));

function icon(mark: keyof typeof SEARCH_ICONS, className = 'icon'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = __SEARCH_ICONS__[mark];
  return svg;
}

const iconOf = ({ kind }: SearchHit): keyof typeof SEARCH_ICONS =>
  kind === 'page' ? 'page' : kind === 'section' ? 'section' : 'row';

/** Where a hit is: its page for a part of a page, otherwise the path to it. */
const pathOf = ({ kind, title, breadcrumb }: SearchHit): string =>
  (kind === 'page' ? breadcrumb : [...breadcrumb, title]).join(' / ');

/** One suggestion: a real link, so that it opens in a new tab as any link does. */
export function suggestion(
  hit: SearchHit,
  id: string,
  base: string,
  isBelowItsPage: boolean,
): HTMLElement {
  const hasExcerpt = hit.excerpt.length > 0 && hit.kind !== 'page';
  const lines = [
    // A part of a page that is not listed below its page says which page it is in.
    ...(isBelowItsPage ? [] : [[pathOf(hit)]]),
    ...(hasExcerpt ? [marked(hit.excerpt)] : []),
  ].filter((line) => line.join('') !== '');
  return element(
    'a',
    {
      class: isBelowItsPage ? 'hit hit-sub' : 'hit',
      id,
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: hitHref(base, hit),
    },
    icon(iconOf(hit)),
    element(
      'span',
      {},
      element('strong', {}, ...marked(hit.titleMarks)),
      ...lines.map((line) => element('small', {}, ...line)),
    ),
    icon('enter', 'icon hit-enter'),
  );
}

/** Rows with those of one page together under its page, where that is among them; the order is kept otherwise. */
export function underTheirPages(
  hits: readonly SearchHit[],
): readonly { readonly hit: SearchHit; readonly isBelowItsPage: boolean }[] {
  const pages = new Set(hits.filter(({ kind }) => kind === 'page').map(({ route }) => route));
  return hits.flatMap((hit) => {
    if (hit.kind !== 'page') return pages.has(hit.route) ? [] : [{ hit, isBelowItsPage: false }];
    const below = hits.filter(({ kind, route }) => kind !== 'page' && route === hit.route);
    return [
      { hit, isBelowItsPage: false },
      ...below.map((part) => ({ hit: part, isBelowItsPage: true })),
    ];
  });
}
