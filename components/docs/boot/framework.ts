import { type Connection, mayPrefetch } from '@/lib/docs/navigation/intent';

/** What shows that a reader is about to do something the framework makes better. */
const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The results page is a React component: it has no results on any connection before the framework has come. */
const NEEDS_FRAMEWORK = 'main[data-route="/search"]';

/**
 * Ask for the framework at the first sign of intent on a connection that may load ahead (spec §2). Until then, and if
 * it never comes, the page works: links are links, and everything the shell offers is in this script. In the preview
 * the framework is there from the start.
 */
export function startFramework(): void {
  const addresses =
    document.querySelector<HTMLScriptElement>('script[data-framework]')?.dataset.framework;
  if (addresses === undefined) return;
  const load = () => {
    for (const type of INTENT) window.removeEventListener(type, prepare, true);
    for (const src of addresses.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      // The results cannot be shown then, so the list of all pages takes their place.
      script.onerror = () => {
        delete document.documentElement.dataset.searching;
      };
      // In the order of the list, fetched immediately: the payload has to be there before its reader.
      script.async = false;
      document.head.append(script);
    }
  };
  const prepare = () => {
    // Checked at each event: a connection changes while one reads.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (mayPrefetch(connection)) load();
  };
  if (document.querySelector(NEEDS_FRAMEWORK)) {
    load();
    return;
  }
  for (const type of INTENT) {
    window.addEventListener(type, prepare, { capture: true, passive: true });
  }
}
