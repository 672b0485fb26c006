import type { Connection } from '@/lib/navigation/intent';
import type { Progress, ToWorker } from '@/lib/offline/messages';
import { announce, onClick, onEachPage, PAGE_EVENT } from './events';
import { INTENT } from './framework';

declare const __BASE_PATH__: string;
/** False in the preview and in a build with `SW=off`. */
declare const __OFFLINE__: boolean;

/**
 * Offline reading (components/offline): the worker comes after the page has loaded and the reader has shown intent,
 * and never under data-saver. Browsers offer workers on https and on the reader's own machine only.
 */
export function startOffline(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: Connection };
  if (!serviceWorker) return;
  if (!__OFFLINE__) {
    // The preview may run under an address where a build was served; its worker would answer with what it kept.
    serviceWorker
      .getRegistration(`${__BASE_PATH__}/`)
      .then((old) => old?.unregister())
      .catch(() => undefined); // a browser that refuses has none
    return;
  }
  if (connection?.saveData) return;
  onEachPage(() => button()?.removeAttribute('hidden'));
  onClick('[data-save-offline]', save);
  const start = () => {
    for (const type of INTENT) removeEventListener(type, start, true);
    visit();
    document.addEventListener(PAGE_EVENT, visit);
  };
  const wait = () => {
    for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true });
  };
  addEventListener('load', wait, { once: true });
}

const button = () => document.querySelector<HTMLButtonElement>('[data-save-offline]');

async function tell(message: ToWorker, ports: Transferable[] = []): Promise<void> {
  await navigator.serviceWorker.register(`${__BASE_PATH__}/sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, ports);
}

/** A page that was opened in place, or before the worker came, has not passed through it. */
function visit(): void {
  const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
  // A browser may refuse the worker or its store: the site works without.
  if (route !== undefined) tell({ visit: route }).catch(() => undefined);
}

function save(element: HTMLElement): void {
  if (element.ariaDisabled === 'true') return;
  const show = (words: string, isBusy = false) => {
    element.textContent = words;
    element.ariaDisabled = String(isBusy);
  };
  const end = (words: string) => {
    show(words);
    announce(words);
  };
  const failed = () => end('Not everything could be saved. Try again');
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => {
    if (data.end === 'saved') end('All pages are saved for offline reading');
    else if (data.end) failed();
    else show(`Saving: ${data.done} of ${data.total} files`, true);
  };
  show('Saving for offline reading', true);
  announce('Saving for offline reading');
  tell({ save: true }, [port2]).catch(failed);
}
