import type { SearchHit, Segment } from '@/lib/docs/search/types';
import { hitHref } from '../links';

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
export const marked = (segments: readonly Segment[]): (Node | string)[] =>
  segments.map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text));

/** Drawings of 24 × 24 from lucide (ISC): page, hash, lines, return key. */
const ICONS = {
  page: 'M14.5 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7.5zM14 2v6h6M16 13H8M16 17H8M10 9H8',
  section: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  row: 'M3 6h18M3 12h12M3 18h15',
  enter: 'M9 10l-5 5 5 5M20 4v7a4 4 0 0 1-4 4H4',
} as const;

function icon(name: keyof typeof ICONS, className = 'icon'): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

const iconOf = ({ kind }: SearchHit): keyof typeof ICONS =>
  kind === 'page' ? 'page' : kind === 'section' ? 'section' : 'row';

/** Where a hit stands: its page for a part of one, else the way to it. */
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
    // A part of a page that does not stand under its page says which page it is.
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
