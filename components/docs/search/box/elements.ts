import type { HitKind, Segment } from '@/lib/docs/search/types';
import type { SEARCH_ICONS } from '@/lib/docs/site/icons';
import { piecesOf } from '../pieces';

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

/** A row of the list: a real link, so that it opens in a new tab as any link does. The list gives it its id. */
export const option = (attributes: Attributes, ...children: (Node | string)[]): HTMLElement =>
  element(
    'a',
    { role: 'option', 'aria-selected': 'false', tabindex: '-1', ...attributes },
    ...children,
  );

/** A text with the searched words marked and the identifiers in mono. */
export const marked = (segments: readonly Segment[], kind?: HitKind): (Node | string)[] =>
  piecesOf(segments, kind).map(({ text, isMarked, isCode }) => {
    const shown = isCode ? element('code', {}, text) : text;
    return isMarked ? element('mark', {}, shown) : shown;
  });

export function icon(mark: keyof typeof SEARCH_ICONS, className = 'icon'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('width', '24');
  svg.setAttribute('height', '24');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = __SEARCH_ICONS__[mark];
  return svg;
}
