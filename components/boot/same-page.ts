import { hashTarget } from './hash';

/**
 * `/faq#refunds` on `/faq` is the browser's own affair. The framework would ask for the whole page again first, and
 * when that fails twice it leaves the click without an answer.
 */
export function startSamePage(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.hash === '' || link.hasAttribute('target')) return;
      const { origin, pathname, search, hash } = window.location;
      if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
      // A bare hash is a plain anchor already: the browser goes there by itself.
      const isBare = link.getAttribute('href')?.startsWith('#') === true;
      // The framework lets go of a click that was answered before it.
      if (!isBare) event.preventDefault();
      if (link.hash === hash) {
        if (!isBare) hashTarget()?.scrollIntoView();
        // Asked for once more, it may have been closed meanwhile, or another page may be on its way.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      } else if (!isBare) {
        window.location.hash = link.hash;
      }
    },
    true,
  );
}
