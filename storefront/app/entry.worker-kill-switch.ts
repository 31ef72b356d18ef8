/** Kill switch, served instead of the service worker if SERVICE_WORKER is off: removes the worker and its caches from every browser. */
import type { WorkerScope } from './offline/worker/scope.ts';

const worker = self as unknown as WorkerScope;

async function unregister(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(unregister()));
