/** Stands in for the service worker where SERVICE_WORKER is off: takes it and all that it kept out of every browser that comes. */
import type { WorkerScope } from './offline/worker/scope.ts';

const worker = self as unknown as WorkerScope;

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
