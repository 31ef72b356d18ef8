/** What makes the shop stand a lost line and a new release; loaded when the browser has nothing more urgent to do. */
import { guardRouteChunks, type LazyRoute } from './chunk-guard.ts';

/** What the router leaves on the window for its own tools; an end-to-end test fails where a release of it changes that. */
interface RouterOnWindow {
  __reactRouterDataRouter?: {
    routes: readonly LazyRoute[];
    state: RouterState;
    subscribe(follow: (state: RouterState) => void): void;
  };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}
interface RouterState {
  errors: object | null;
  navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
}

function urlOf(place: RouterState['navigation']['location']): string | undefined {
  return place && place.pathname + place.search + place.hash;
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
  let isBehind = false;
  // Code that a part of the page asked for is gone: the next page comes whole, from the new release.
  window.addEventListener('vite:preloadError', () => (isBehind = true));
  router.subscribe(({ navigation, errors }) => {
    const target = urlOf(navigation.location);
    if (isBehind && target) window.location.assign(target);
    // The page that the shopper went to has not come: the worker's page waits there for the line.
    else if (errors && !navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  });
}

function registerWorker(): void {
  // Private windows and odd settings refuse it; the shop needs none.
  navigator.serviceWorker?.register('/worker.js').catch(() => {});
}

/** Milliseconds between two looks for the router, which a browser with little to do may be ahead of; and looks at most. */
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
