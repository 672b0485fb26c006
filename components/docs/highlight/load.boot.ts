import { onEachPage } from '../../base/browser/events';
import { lazyScript } from '../../base/browser/load-script';

declare const __HIGHLIGHT_SRC__: string;

/** The marking of searched words is fetched only where the address asks for it; after a failed request, on the next such page. */
export function startHighlight(): void {
  const { load } = lazyScript(__HIGHLIGHT_SRC__);
  onEachPage(() => {
    if (new URLSearchParams(window.location.search).has('_highlight')) load();
  });
}
