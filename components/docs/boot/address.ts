import { onEachPage } from '../../base/browser/events';

declare const __BASE_PATH__: string;

/**
 * `/faq/`, `/faq.html` and `/faq/index.html` are files of their own on any host. The address bar is corrected in place,
 * so that readers copy the canonical address; query and hash are kept.
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
