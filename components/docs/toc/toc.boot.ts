import { isPlainClick, onEachPage } from '../../base/browser/events';
import { focusOn } from '../../base/browser/focus';
import { hashName } from '../../base/browser/hash';

/** Below the sticky bars: a heading counts as passed when it is higher than this, in CSS pixels. */
const LINE_PX = 130;

/**
 * Marks the entry of the heading one is reading: the last one above the line, the last of all at the page's end. A
 * clicked entry stays marked until the reader scrolls by hand.
 */
export function startToc(): void {
  let headings: HTMLElement[] = [];
  let clicked: string | undefined;
  let isScheduled = false;

  const mark = () => {
    isScheduled = false;
    const active = clicked ?? activeId(headings);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc-link')) {
      const isActive = active !== undefined && hashName(link.hash) === active;
      if (isActive === link.hasAttribute('aria-current')) continue;
      if (isActive) {
        link.setAttribute('aria-current', 'location');
        scrollWithin(link.closest<HTMLElement>('.toc'), link);
      } else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(mark);
  };
  const release = () => {
    clicked = undefined;
  };

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.toc-link') : null;
    if (!link) return;
    clicked = hashName(link.hash);
    schedule();
    if (isPlainClick(event)) closeAround(link);
  });
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    document.addEventListener(type, release, { passive: true });
  }
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule, { passive: true });
  onEachPage(() => {
    const ids = new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('.toc-link')].map((link) =>
        hashName(link.hash),
      ),
    );
    headings = [...ids].flatMap((id) => document.getElementById(id) ?? []);
    clicked = undefined;
    schedule();
  });
}

/** On a narrow screen the list lies over the text: it closes, and the focus moves to the heading the browser goes to. */
function closeAround(link: HTMLAnchorElement): void {
  const list = link.closest<HTMLElement>('.toc:popover-open');
  if (!list) return;
  // Gives the focus back to the button first.
  list.hidePopover();
  const heading = document.getElementById(hashName(link.hash));
  if (heading) focusOn(heading);
}

function activeId(headings: readonly HTMLElement[]): string | undefined {
  const page = document.documentElement;
  const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
  if (isAtEnd) return headings.at(-1)?.id;
  // From the top: the browser would give a layout to all that is below the screen to say where it is.
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= LINE_PX);
  return headings.at(next === -1 ? -1 : Math.max(next - 1, 0))?.id;
}

/** Scroll a container, and only it, when the element is out of its view. */
export function scrollWithin(container: HTMLElement | null, element: HTMLElement): void {
  if (!container || container.scrollHeight <= container.clientHeight) return;
  const box = container.getBoundingClientRect();
  const item = element.getBoundingClientRect();
  if (item.top >= box.top && item.bottom <= box.bottom) return;
  container.scrollTop += item.top - box.top - box.height / 3;
}
