import { offlinePage } from './offline-page.ts';

export const assetCache = 'outfitter-assets';
/** Maximum number of cached files. The oldest ones, those of earlier releases, are removed first. */
export const maxCachedAssets = 200;
/** Matches a style sheet or script of a page. Some of their URLs have a fragment. */
const assetLink = /<link [^>]*\bhref="(\/assets\/[^"#]+)/g;
/** Milliseconds (ERROR-052). */
const fetchTimeoutMs = 120_000;

/**
 * Returns the kind of a request that the worker handles. It ignores all others, such as API calls, images and the shopper's data
 * (SHELL-046).
 */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): 'page' | 'asset' | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') || pathname.startsWith('/fonts/') ? 'asset' : undefined;
}

/**
 * Responds to the request for a page. Pages are never cached. The offline page replaces a page that cannot be fetched. A page that the
 * browser prefetches is returned once its files are cached, because it may be opened after the connection is lost. If they cannot be
 * fetched, the response is an error, which browsers do not open.
 */
export async function respondWithPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    const response = (await preloaded) ?? (await fetch(request));
    if (request.headers.get('sec-purpose')?.startsWith('prefetch')) await cacheAssets(response.clone(), request.url);
    return response;
  } catch {
    return offlinePage(request.url, crypto.randomUUID());
  }
}

/** Caches the style sheets and scripts of a page. Rejects if one of them cannot be fetched. */
async function cacheAssets(page: Response, pageUrl: string): Promise<void> {
  const html = await page.text();
  const urls = new Set([...html.matchAll(assetLink)].map(([, path = '']) => new URL(path, pageUrl).href));
  await Promise.all(
    [...urls].map(async (url) => {
      const { ok, status } = await respondWithAsset(new Request(url));
      if (!ok) throw new Error(`${url} has the status ${status}`);
    }),
  );
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
