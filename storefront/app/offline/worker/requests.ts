/** Which requests the service worker answers, and from where (SHELL-046). */
import { offlinePage } from './offline-page.ts';

export const assetCache = 'outfitter-assets';
/** Files kept at most; the oldest go first, those of earlier releases. */
export const maxCachedAssets = 200;
/** Milliseconds after which a file that does not come is given up (ERROR-052). */
const fetchTimeoutMs = 120_000;

/** A page, a file whose name says its content, or nothing of the worker's: calls, pictures, everything that is a shopper's. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): 'page' | 'asset' | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') || pathname.startsWith('/fonts/') ? 'asset' : undefined;
}

/** The page as the shop answers it, never kept; where nothing answers, the one that waits for the line. */
export async function respondWithPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return offlinePage(request.url, crypto.randomUUID());
  }
}

/** The file as it is kept, or fetched and kept. */
export async function respondWithAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (answer.ok && answer.type === 'basic') await cacheAsset(cache, request, answer.clone());
  return answer;
}

async function cacheAsset(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - maxCachedAssets)).map((old) => cache.delete(old)));
}
