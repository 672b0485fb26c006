import NProgress from 'nprogress';
import { PROGRESS_DELAY_MS } from '@/lib/base/interface/constants';
import { stripHtmlSuffix, toRoute } from '@/lib/base/routes/route';

export type TransitionType = 'push' | 'replace' | 'traverse';

NProgress.configure({
  showSpinner: false,
  // Without the roles of the original, which ARIA does not know; the page's new title is announced instead.
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;
let lastType: TransitionType | undefined;
/** Path on its way; the framework loads the whole page when its payload cannot be loaded. */
let pending: string | undefined;

/** Whether the browser loads a document, so that the page on screen goes away. */
let isLeaving = false;

/** Route of a URL, with the base path. */
const routeOfUrl = (url: URL): string => toRoute(stripHtmlSuffix(url.pathname));

function isShown(route: string): boolean {
  const shown = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
  return route === toRoute(`${process.env.BASE_PATH ?? ''}${shown ?? window.location.pathname}`);
}

/**
 * A navigation began. The bar appears after 200 ms if it leads to another path (spec §2). A change of query or hash, or
 * a return to the page still on screen, ends the navigation that was waiting.
 */
export function onRouterTransitionStart(target: string, type: TransitionType): void {
  lastType = type;
  clearTimeout(timer);
  const route = routeOfUrl(new URL(target, window.location.href));
  if (isShown(route)) {
    endTransition();
    return;
  }
  pending = route;
  // Only while something is on its way: browsers keep pages without this listener alive for Back.
  window.addEventListener('beforeunload', warnOfFullLoad);
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/**
 * The reader has gone to a heading of the page on screen: the last action counts, so a page on its way is canceled. The
 * framework cancels it when it gets an address without its own mark. A page that Back has already put in the address
 * bar still comes, and so does one that the browser loads fully.
 */
export function cancelTransition(): void {
  if (pending === undefined || !isShown(routeOfUrl(new URL(window.location.href)))) return;
  endTransition();
  window.history.replaceState(null, '', window.location.href);
}

/** The page is in place, or the document goes away: nothing waits and nothing shows. */
export function endTransition(): void {
  pending = undefined;
  window.removeEventListener('beforeunload', warnOfFullLoad);
  clearTimeout(timer);
  NProgress.done();
}

/** The browser loads a document from now on; what is asked for later must be a document too, or it loses to this one. */
export function leave(): void {
  isLeaving = true;
}

/** Whether the next page must be loaded by the browser, because it already loads another one. */
export const mustLeave = (): boolean => isLeaving;

/**
 * Spec §8, "route preload fails": a warning is logged and the page loads fully. On `pagehide` it would be too late:
 * the console already belongs to the next document.
 */
function warnOfFullLoad(): void {
  leave();
  console.warn(`"${pending}" could not be loaded in place; the page loads fully.`);
}

/** What began the navigation that has just ended; undefined on the first page. */
export const lastTransition = (): TransitionType | undefined => lastType;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', endTransition);
  // A page restored from the back/forward cache wakes with the bar it left with.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
    endTransition();
  });
}
