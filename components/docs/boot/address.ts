import { onEachPage } from '../../base/browser/events';

declare const __BASE_PATH__: string;

/**
 * `/faq/`, `/faq.html` and `/faq/index.html` are files of their own on any host; the address bar is corrected in place,
 * query and hash kept, so that a copied address is the one everybody has.
 */
export function startAddress(): void {
  onEachPage(() => {
    const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
    if (route === undefined) return;
    const path = `${__BASE_PATH__}${route}`;
    if (window.location.pathname === path) return;
    history.replaceState(history.state, '', path + window.location.search + window.location.hash);
  });
}
