import * as t from '@/.generated/interface';
import { onEachPage } from '../browser/events';

/** What may be wider than its column. */
const SCROLLERS = '.table-wrap, .diagram-scroll, .code pre';

/**
 * A box that scrolls can be reached by keyboard and has a name, and so has code whose lines lead to something; another
 * one is no tab stop.
 */
export function startScrollers(): void {
  const watch = new ResizeObserver((entries) => {
    const boxes = entries.flatMap(({ target }) => (target instanceof HTMLElement ? target : []));
    // All are measured before the first is changed: else the browser would lay the page out again for each.
    const sizes = boxes.map((element) => [element, measure(element)] as const);
    for (const [element, size] of sizes) update(element, size);
  });
  onEachPage(() => {
    watch.disconnect();
    for (const element of document.querySelectorAll(SCROLLERS)) watch.observe(element);
  });
}

interface Size {
  readonly isWide: boolean;
  readonly isScrollable: boolean;
}

function measure(element: HTMLElement): Size {
  const isWide = element.scrollWidth > element.clientWidth + 1;
  return { isWide, isScrollable: isWide || element.scrollHeight > element.clientHeight + 1 };
}

function update(element: HTMLElement, { isWide, isScrollable }: Size): void {
  element.toggleAttribute('data-over', isWide);
  if (isScrollable || element.querySelector(':scope > [data-lines]')) {
    element.tabIndex = 0;
    // A group, not a region: twenty code boxes are no landmarks.
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', nameOf(element));
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}

/** The name it was given, its caption or title, else the heading before it. */
function nameOf(element: HTMLElement): string {
  const own =
    element.dataset.scroller ??
    element.closest('figure')?.getAttribute('aria-label') ??
    element.querySelector('caption')?.textContent ??
    element.closest('figure')?.querySelector('.code-title, figcaption')?.textContent;
  if (own?.trim()) return own.trim().slice(0, 120);
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const kind = element.matches('pre')
    ? t.codeCode
    : element.matches('.table-wrap')
      ? t.tablesTable
      : t.tablesDrawing;
  return `${kind}: ${before?.textContent?.trim() ?? document.title}`;
}
