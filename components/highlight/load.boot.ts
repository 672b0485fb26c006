import { onEachPage } from '../boot/events';

declare const __HIGHLIGHT_SRC__: string;

let isAsked = false;

/** The marking of searched words is fetched only where the address asks for it. */
export function startHighlight(): void {
  onEachPage(() => {
    if (isAsked || !new URLSearchParams(window.location.search).has('_highlight')) return;
    isAsked = true;
    const script = document.createElement('script');
    script.src = __HIGHLIGHT_SRC__;
    document.head.append(script);
  });
}
