import { isPlainClick } from '../../base/browser/events';
import { focusTop } from '../../base/browser/focus';
import { hashTarget } from '../../base/browser/hash';

/**
 * The browser handles a link to the page on screen: `/faq#refunds` on `/faq` goes to that heading, `/faq` goes to the
 * top and removes the hash. The framework would first request the whole page again, would ignore the click when that
 * fails twice, and would not scroll without a hash. The notice of offline reading and the 404 page replace a page and
 * have no route of their own, so a link to their address loads it again.
 */
export function startSamePage(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // The drawer closes itself first and then presses the link again.
      if (!link || link.closest(':popover-open:not(.toc)') || !isToThisPage(link)) return;
      // A bare hash is a plain anchor already: the browser goes there by itself.
      const isBare = link.getAttribute('href')?.startsWith('#') === true;
      // The framework ignores a click whose default was prevented before.
      if (!isBare) event.preventDefault();
      if (link.hash === '') goToTop();
      else if (link.hash === window.location.hash) {
        if (!isBare) hashTarget()?.scrollIntoView();
        tellHash();
      } else if (!isBare) {
        window.location.hash = link.hash;
      }
    },
    true,
  );
}

function isToThisPage(link: HTMLAnchorElement): boolean {
  if (!link.hasAttribute('href') || link.hasAttribute('target') || link.hasAttribute('download')) {
    return false;
  }
  if (!document.querySelector('main[data-route]')) return false;
  const { origin, pathname, search } = window.location;
  return (
    link.origin === origin &&
    withoutSlash(link.pathname) === withoutSlash(pathname) &&
    link.search === search
  );
}

/** Below a prefix the home page is `/docs` in links and `/docs/` in the address. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function goToTop(): void {
  const { pathname, search, hash } = window.location;
  if (hash !== '') history.pushState(null, '', pathname + search);
  window.scrollTo(0, 0);
  focusTop();
  tellHash();
}

/** Asked for once more, a target may have been closed meanwhile, or another page may be on its way. */
const tellHash = () => window.dispatchEvent(new HashChangeEvent('hashchange'));
