/**
 * A release while a tab is open: the code of a page may be gone, or never come. The page is then loaded as a whole, once, from the new
 * release; where that does not help, the failure is shown (ERROR-052). What is in the cart is the server's, and stays.
 */

/** Milliseconds after which code that does not come has failed. */
export const chunkTimeoutMs = 120_000;

/** What a route's `lazy` is to the router: a function for each property that its module has. */
export interface LazyRoute {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: readonly LazyRoute[];
}

export interface ChunkGuardDependencies {
  routes: readonly LazyRoute[];
  /** Address of the code of a route. */
  chunkUrl(routeId: string): string | undefined;
  /** Loads code by its address. */
  load(address: string): Promise<unknown>;
  /** Where the shopper is going; undefined while they stay. */
  destination(): string | undefined;
  /** Where the shopper is. */
  currentUrl(): string;
  /** Opens an address as a whole page. */
  openDocument(address: string): void;
  /** What lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Under which the address is kept that was last opened as a whole page in place of failed code. */
export const reloadedUrlKey = 'outfitter.opened-whole';

/** 'Loading chunk {n} failed': the code of a page did not come. */
export class ChunkLoadError extends Error {
  constructor(address: string, cause?: unknown) {
    super(`Loading chunk ${/([^/]+)\.js$/.exec(address)?.[1] ?? address} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads code; rejects with a ChunkFailure where that fails or takes longer than 120 s. */
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

/** Watches over the code of every route that is not loaded yet. */
export function guardRouteChunks(parts: ChunkGuardDependencies): void {
  const watch = (route: LazyRoute) => {
    for (const child of route.children ?? []) watch(child);
    const address = parts.chunkUrl(route.id);
    if (!route.lazy || !address) return;
    let loading: Promise<void> | undefined;
    const loadOnce = () => (loading ??= loadGuarded(address, parts).finally(() => (loading = undefined)));
    for (const [property, original] of Object.entries(route.lazy)) {
      // The router's own loading comes second and finds the module loaded; its answer to a failure would be to load this page anew.
      const failed = (error: unknown) => (property === 'Component' ? errorComponent(error, parts) : undefined);
      if (original) route.lazy[property] = () => loadOnce().then(original, failed);
    }
  };
  for (const route of parts.routes) watch(route);
}

/**
 * What is drawn in place of a page whose code did not come: the error page of whatever draws it, since the router itself would show nothing.
 * It keeps what it was given for good, so the next page of this kind is opened whole.
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
    // The page goes away now.
    await new Promise(() => {});
  }
}
