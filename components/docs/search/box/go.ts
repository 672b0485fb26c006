import { NAVIGATE_EVENT, SEARCHED_EVENT } from '@/components/base/browser/events';

declare const __BASE_PATH__: string;

/**
 * Go to an address of the site: in place where the framework is there and answers, else as any link. The framework
 * would not notice another question on the search page, nor other words to mark on the page that is open.
 */
export function go(href: string): void {
  const url = new URL(href, window.location.href);
  if (url.pathname === window.location.pathname) {
    if (url.pathname !== `${__BASE_PATH__}/search`) {
      window.location.assign(href);
      return;
    }
    history.pushState(null, '', href);
    document.dispatchEvent(new Event(SEARCHED_EVENT));
    return;
  }
  const event = new CustomEvent(NAVIGATE_EVENT, { detail: href, cancelable: true });
  if (document.dispatchEvent(event)) window.location.assign(href);
}
