import * as t from '@/.generated/interface';
import { type Connection, mayPrefetch } from '@/lib/docs/navigation/intent';
import type { Progress, ToWorker } from '@/lib/docs/offline/messages';
import { announce, onClick, onEachPage } from '../../base/browser/events';

declare const __BASE_PATH__: string;
/** False in the preview and in a build with `SW=off`. */
declare const __OFFLINE__: boolean;

/**
 * Offline reading (components/docs/offline): the worker is loaded when the reader presses the button, and not before. From
 * then on it also keeps each page that is read. Under data-saver nothing is offered. Browsers offer workers on https
 * and on the reader's own machine only.
 */
export function startOffline(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: Connection };
  if (!serviceWorker) return;
  if (!__OFFLINE__) {
    // The preview may run under an address where a build was served; its worker would return the pages that it kept.
    serviceWorker
      .getRegistration(`${__BASE_PATH__}/`)
      .then((old) => old?.unregister())
      .catch(() => undefined); // a browser that refuses has none
    return;
  }
  if (connection?.saveData) return;
  onEachPage(() => button()?.removeAttribute('hidden'));
  onClick('[data-save-offline]', save);
  const start = () => onEachPage(visit);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

const button = () => document.querySelector<HTMLButtonElement>('[data-save-offline]');

async function tell(message: ToWorker, ports: Transferable[] = []): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${__BASE_PATH__}/sw.js`);
  (await activeWorker(registration)).postMessage(message, ports);
}

/**
 * The worker that is active, or that becomes active. Rejects when the browser discards it instead, for example because
 * there is no space for what it keeps from the beginning: `serviceWorker.ready` would wait forever.
 */
function activeWorker({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (active) return Promise.resolve(active);
  const coming = waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!coming || coming.state === 'redundant') reject(new Error('the worker is not installed'));
      else if (/^activat/.test(coming.state)) resolve(coming);
    };
    coming?.addEventListener('statechange', look);
    look();
  });
}

/** Where the reader has asked for offline reading: a page opened in place has not passed through the worker. */
function visit(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
  if (route === undefined || !mayPrefetch(connection)) return;
  const message: ToWorker = { visit: route };
  navigator.serviceWorker
    .getRegistration(`${__BASE_PATH__}/`)
    .then((registration) => registration?.active?.postMessage(message))
    .catch(() => undefined); // a browser may refuse the worker or its store: the site works without
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
  const failed = () => end(t.offlineFailed);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => {
    if (data.end === 'saved') end(t.offlineSaved);
    else if (data.end) failed();
    else show(t.offlineProgress(data), true);
  };
  show(t.offlineSaving, true);
  announce(t.offlineSaving);
  tell({ save: true }, [port2]).catch(() => end(t.offlineNotStarted));
}
