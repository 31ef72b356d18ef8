/**
 * The shop's service worker, served as `/worker.js` (SHELL-046): it shows the offline page and caches files with a content hash. A new
 * version takes over at once. With SERVICE_WORKER=off, `entry.worker-kill-switch.ts` is served instead.
 */
import { assetCache, requestKind, respondWithAsset, respondWithPage } from './offline/worker/requests.ts';
import type { WorkerScope } from './offline/worker/scope.ts';

const worker = self as unknown as WorkerScope;

/** Deletes the caches of earlier versions. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== assetCache) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, worker.location.origin);
  if (kind === 'page') event.respondWith(respondWithPage(event.request, event.preloadResponse));
  else if (kind === 'asset') event.respondWith(respondWithAsset(event.request));
});
