/** Registers the service worker and guards against missing chunks. Loaded when the browser is idle. */
import { guardRouteChunks, type LazyRoute } from './chunk-guard.ts';

/** React Router exposes these members for its developer tools. An end-to-end test fails if that changes. */
interface RouterOnWindow {
  __reactRouterDataRouter?: {
    routes: readonly LazyRoute[];
    state: RouterState;
    subscribe(follow: (state: RouterState) => void): void;
  };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}
interface RouterState {
  errors: Readonly<Record<string, unknown>> | null;
  navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
}

function urlOf(place: RouterState['navigation']['location']): string | undefined {
  return place && place.pathname + place.search + place.hash;
}

/** Returns whether the shop cannot be reached: a failed fetch is a TypeError, and browsers may report a connection nevertheless. */
function isUnreachable(errors: NonNullable<RouterState['errors']>): boolean {
  return !navigator.onLine || Object.values(errors).some((error) => error instanceof TypeError);
}

function watchRouter(router: NonNullable<RouterOnWindow['__reactRouterDataRouter']>): void {
  const { __reactRouterManifest: manifest } = window as RouterOnWindow;
  if (!manifest) return;
  guardRouteChunks({
    routes: router.routes,
    chunkUrl: (id) => manifest.routes[id]?.module,
    load: (address) => import(/* @vite-ignore */ address),
    destination: () => urlOf(router.state.navigation.location),
    currentUrl: () => urlOf(window.location) ?? '',
    openDocument: (address) => window.location.assign(address),
    storage: sessionStorage,
  });
  let isOutdated = false;
  // The chunk of a lazy component no longer exists, so the next page is loaded as a document from the new release.
  window.addEventListener('vite:preloadError', () => (isOutdated = true));
  router.subscribe(({ navigation, errors }) => {
    const target = urlOf(navigation.location);
    if (isOutdated && target) window.location.assign(target);
    // The data of the next page could not be loaded. A reload shows its prefetched document, or the offline page, which waits for the
    // connection.
    else if (errors && isUnreachable(errors) && navigator.serviceWorker?.controller) window.location.reload();
  });
}

function registerWorker(): void {
  // Private windows may reject the registration. The shop works without a worker.
  navigator.serviceWorker?.register('/worker.js').catch(() => {});
}

/** Milliseconds between checks for the router, which may not exist yet when the browser is idle. */
const pollInterval = 250;
const maxPolls = 120;

export function startOffline(polls = 0): void {
  const { __reactRouterDataRouter: router } = window as RouterOnWindow;
  if (!router && polls < maxPolls) {
    setTimeout(startOffline, pollInterval, polls + 1);
    return;
  }
  if (router) watchRouter(router);
  if (document.readyState === 'complete') registerWorker();
  else window.addEventListener('load', registerWorker, { once: true });
}
