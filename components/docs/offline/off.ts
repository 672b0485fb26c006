import { isOwnCache } from '@/lib/docs/offline/caches';
import { worker } from './worker-scope';

declare const __BASE_PATH__: string;

/** The worker of a site that wants none (`SW=off npm run build`): it takes the place of the old one, cleans up and goes. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) {
    if (isOwnCache(name, __BASE_PATH__)) await caches.delete(name);
  }
  await worker.registration.unregister();
}
