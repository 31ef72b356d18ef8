/** Types of the service worker's global scope. The DOM library contains only those of documents. */

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response to the request that the browser sent while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}
