/**
 * Handles a deployment while a tab is open: a route's chunk may no longer exist or never arrive. The page is then loaded once as a
 * document, from the new release. If that fails too, the error page is shown (ERROR-052). The cart is on the server and not affected.
 */

export const chunkTimeoutMs = 120_000;

/** Route of the router. `lazy` has one function per property of the module. */
export interface LazyRoute {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: readonly LazyRoute[];
}

export interface ChunkGuardDependencies {
  routes: readonly LazyRoute[];
  chunkUrl(routeId: string): string | undefined;
  load(address: string): Promise<unknown>;
  /** URL of the current navigation; undefined if there is none. */
  destination(): string | undefined;
  currentUrl(): string;
  openDocument(address: string): void;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Storage key of the URL that was last loaded as a document because its chunk was missing. */
export const reloadedUrlKey = 'outfitter.opened-whole';

export class ChunkLoadError extends Error {
  constructor(address: string, cause?: unknown) {
    super(`Loading chunk ${/([^/]+)\.js$/.exec(address)?.[1] ?? address} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Rejects with a ChunkLoadError after a failure or a timeout. */
export async function loadWithTimeout(load: () => Promise<unknown>, address: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(address)), chunkTimeoutMs);
  });
  try {
    await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(address, error);
  } finally {
    clearTimeout(timer);
  }
}

export function guardRouteChunks(parts: ChunkGuardDependencies): void {
  const watch = (route: LazyRoute) => {
    for (const child of route.children ?? []) watch(child);
    const address = parts.chunkUrl(route.id);
    if (!route.lazy || !address) return;
    let loading: Promise<void> | undefined;
    const loadOnce = () => (loading ??= loadGuarded(address, parts).finally(() => (loading = undefined)));
    for (const [property, original] of Object.entries(route.lazy)) {
      // The router loads the module after the guard and would respond to a failure by reloading the current page.
      const failed = (error: unknown) => (property === 'Component' ? errorComponent(error, parts) : undefined);
      if (original) route.lazy[property] = () => loadOnce().then(original, failed);
    }
  };
  for (const route of parts.routes) watch(route);
}

/**
 * Returns a component that throws to show the error page, because the router would render nothing. The router stores this component, so the
 * next page of the route is loaded as a document.
 */
function errorComponent(error: unknown, { destination, currentUrl, openDocument }: ChunkGuardDependencies): () => null {
  const failedAt = destination();
  return () => {
    if (currentUrl() === failedAt) throw error;
    openDocument(currentUrl());
    return null;
  };
}

async function loadGuarded(address: string, { load, destination, openDocument, storage }: ChunkGuardDependencies): Promise<void> {
  try {
    await loadWithTimeout(() => load(address), address);
    storage.removeItem(reloadedUrlKey);
  } catch (error) {
    const target = destination();
    const isLate = error instanceof ChunkLoadError && error.cause === undefined;
    if (!target || isLate || storage.getItem(reloadedUrlKey) === target) throw error;
    storage.setItem(reloadedUrlKey, target);
    openDocument(target);
    // The document is being replaced.
    await new Promise(() => {});
  }
}
