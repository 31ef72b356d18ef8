import { offlinePage } from './offline-page.ts';

export const assetCache = 'outfitter-assets';
/** The oldest files, those of earlier releases, are removed first. */
export const maxCachedAssets = 200;
/** Milliseconds (ERROR-052). */
const fetchTimeoutMs = 120_000;

/** SHELL-046: the worker ignores all other requests, such as API calls, images and the shopper's data. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): 'page' | 'asset' | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') || pathname.startsWith('/fonts/') ? 'asset' : undefined;
}

/** Pages are never cached. The offline page replaces a page that cannot be fetched. */
export async function respondWithPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return offlinePage(request.url, crypto.randomUUID());
  }
}

export async function respondWithAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetCache);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (response.ok && response.type === 'basic') await cacheAsset(cache, request, response.clone());
  return response;
}

async function cacheAsset(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - maxCachedAssets)).map((old) => cache.delete(old)));
}
