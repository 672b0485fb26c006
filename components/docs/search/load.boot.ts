import { onEachPage } from '../../base/browser/events';
import { lazyScript } from '../../base/browser/load-script';

declare const __SEARCH_SRC__: string;

/**
 * The search is fetched on the first hover or focus of its box (spec §7), and at once on its own page. A failed
 * request is forgotten: the next hover or key asks again, and until then the form works as a plain one.
 */
export function startSearch(): void {
  const { load } = lazyScript(__SEARCH_SRC__);
  const wants = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.search-box')) load();
  };
  for (const type of ['pointerover', 'focusin', 'keydown'] as const) {
    document.addEventListener(type, wants, { passive: true });
  }
  if (document.activeElement?.closest('.search-box')) load();
  onEachPage(() => {
    if (document.querySelector('main[data-route="/search"]')) load();
  });
}
