import { type Connection, mayPrefetch } from '@/lib/docs/navigation/intent';

/** What shows that a reader is about to do something the framework makes better. */
const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

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
    // Checked at each event: a connection changes while one reads.
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (!mayPrefetch(connection)) return;
    for (const type of INTENT) window.removeEventListener(type, load, true);
    for (const src of addresses.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      // In the order of the list, fetched at once: the payload has to be there before its reader.
      script.async = false;
      document.head.append(script);
    }
  };
  for (const type of INTENT) window.addEventListener(type, load, { capture: true, passive: true });
}
