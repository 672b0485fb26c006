import NProgress from 'nprogress';
import { stripHtmlSuffix, toRoute } from '@/lib/routes/route';
import { PROGRESS_DELAY_MS } from '@/lib/site/constants';

export type TransitionType = 'push' | 'replace' | 'traverse';

NProgress.configure({
  showSpinner: false,
  // Without the roles of the original, which ARIA does not know; the page's new title is announced instead.
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;
let lastType: TransitionType | undefined;

/** Route shown by a URL, without its base path. */
const routeOfUrl = (url: URL): string => toRoute(stripHtmlSuffix(url.pathname));

/**
 * A navigation began. The bar appears after 200 ms if it leads to another path (spec §2); a change of query or hash,
 * and a return to the page still on screen, end what was waiting.
 */
export function onRouterTransitionStart(target: string, type: TransitionType): void {
  lastType = type;
  clearTimeout(timer);
  const shown = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
  const base = process.env.BASE_PATH ?? '';
  const route = routeOfUrl(new URL(target, window.location.href));
  if (route === toRoute(`${base}${shown ?? window.location.pathname}`)) {
    NProgress.done();
    return;
  }
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/** The page is in place, or the document goes away: nothing waits and nothing shows. */
export function endTransition(): void {
  clearTimeout(timer);
  NProgress.done();
}

/** What began the navigation that has just ended; undefined on the first page. */
export const lastTransition = (): TransitionType | undefined => lastType;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', endTransition);
  // A page restored from the back/forward cache wakes with the bar it left with.
  window.addEventListener('pageshow', endTransition);
}
