import { NAVIGATE_EVENT, SEARCH_EVENT } from '@/components/base/browser/events';

declare const __BASE_PATH__: string;

/**
 * Go to an address of the site: in place where the framework is there and takes it, else as any link. Another question
 * on the search page is taken by the page itself. Other words to mark on the page that is open are taken by nobody.
 */
export function go(href: string): void {
  const { pathname } = new URL(href, window.location.href);
  const isHere = pathname === window.location.pathname;
  const type = isHere && pathname === `${__BASE_PATH__}/search` ? SEARCH_EVENT : NAVIGATE_EVENT;
  const isTaken =
    (!isHere || type === SEARCH_EVENT) &&
    !document.dispatchEvent(new CustomEvent(type, { detail: href, cancelable: true }));
  if (!isTaken) window.location.assign(href);
}
