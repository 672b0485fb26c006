import { NAVIGATE_EVENT, SEARCH_EVENT } from '@/components/base/browser/events';

declare const __BASE_PATH__: string;

/**
 * Go to an address of the site: in place if the framework is loaded and takes it, otherwise as any link. The search
 * page itself takes another question. When only the words to mark change, the browser loads the open page again.
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
