/**
 * The shop's service worker, served as `/worker.js` (SHELL-046): a page of its own where the line is gone, and the files whose names say
 * their content. A new one takes over at once; SERVICE_WORKER=off puts `entry.worker-off.ts` in its place.
 */
import { assetCache, requestKind, respondWithAsset, respondWithPage } from './offline/worker/requests.ts';
import type { WorkerScope } from './offline/worker/scope.ts';

const worker = self as unknown as WorkerScope;

/** Removes what an earlier worker kept under other names. */
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
