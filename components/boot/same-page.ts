import { hashTarget } from './tabs';

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
      // A bare hash is a plain anchor already.
      if (link.getAttribute('href')?.startsWith('#')) return;
      const { origin, pathname, search, hash } = window.location;
      if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
      // The framework lets go of a click that was answered before it.
      event.preventDefault();
      if (link.hash !== hash) {
        window.location.hash = link.hash;
      } else {
        hashTarget()?.scrollIntoView();
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
    },
    true,
  );
}
