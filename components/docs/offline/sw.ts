import { isOldCache } from '@/lib/docs/offline/caches';
import type { ToWorker } from '@/lib/docs/offline/messages';
import { referencesOf, searchFilesOf } from '@/lib/docs/offline/references';
import { type Strategy, strategyOf } from '@/lib/docs/offline/strategy';
import type { Manifest } from '@/lib/docs/search/format';
import { saveAll } from './save';
import { fetchAndKeep, find, keep, keepAssets, open, SCOPE, sweep } from './shelf';
import { worker } from './worker-scope';

declare const __BASE_PATH__: string;
/** The page shown in place of one that is not kept (scripts/export/offline-notice.ts). */
declare const __NOTICE__: string;
/** A hash of everything that is published: another build, another worker. */
declare const __STAMP__: string;

// The bundler replaces each of these names by its value, so each is used once.
const NOTICE = __NOTICE__;
const STAMP = __STAMP__;

/** Nothing waits for old pages to be closed: pages come from the network first, so old and new never mix. */
worker.addEventListener('install', (event) => {
  event.waitUntil(keepAssets(referencesOf(NOTICE)).then(() => worker.skipWaiting()));
});

/**
 * Without navigation preload, which an earlier worker may have switched on: when its request fails, Firefox shows its
 * own error page and not what the worker returns.
 */
worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(
    Promise.all([dropOldCaches(), navigationPreload?.disable()]).then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyOf(request, SCOPE);
  if (strategy === 'network') return;
  const later = (answer: Response) =>
    // A full disk, or a page that was left: what could not be kept is not there offline, and nothing else changes.
    event.waitUntil(keep(request.url, answer, strategy).catch(() => undefined));
  event.respondWith(
    strategy === 'asset' ? keptFirst(request, later) : networkFirst(request, strategy, later),
  );
});

worker.addEventListener('message', (event) => {
  // Only pages of this site reach their worker.
  const message = event.data as ToWorker;
  const work =
    'visit' in message
      ? fetchAndKeep(SCOPE + message.visit.slice(1), 'document').then(settle)
      : // First: assets that come before the pages that mention them are not to be dropped.
        settle()
          .catch(() => undefined)
          .then(() => saveAll((progress) => event.ports[0]?.postMessage(progress)));
  event.waitUntil(work.catch(() => undefined)); // no network: the next visit asks again
});

async function keptFirst(request: Request, later: (answer: Response) => void): Promise<Response> {
  const kept = await find('asset', request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  later(answer.clone());
  return answer;
}

async function networkFirst(
  request: Request,
  strategy: Exclude<Strategy, 'network'>,
  later: (answer: Response) => void,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    later(answer.clone());
    return answer;
  } catch {
    const kept = await find(strategy, request.url);
    return kept ?? (strategy === 'document' ? notice() : Response.error());
  }
}

const notice = (): Response =>
  new Response(NOTICE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    if (isOldCache(name, __BASE_PATH__)) await caches.delete(name);
  }
}

/** Once a build: drop the assets that neither a kept page nor the kept search needs. Fetches nothing. */
async function settle(): Promise<void> {
  const state = await open('state');
  if ((await (await state.match(`${SCOPE}stamp`))?.text()) === STAMP) return;
  const manifest: Manifest | undefined = await (
    await find('file', `${SCOPE}search/manifest.json`)
  )?.json();
  await sweep([NOTICE], manifest ? searchFilesOf(manifest) : []);
  await state.put(`${SCOPE}stamp`, new Response(STAMP));
}
