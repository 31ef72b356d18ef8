import { randomUUID } from 'node:crypto';
import { type Clock, correlationIdOf, type SharedCaller, sharedCacheControl } from '@outfitter/commerce';
import { headers as headerNames, type OperationName } from '@outfitter/contract';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';
import type { RenderedPage } from '../../page-cache/cached-page.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { NormalizedUrl } from '../../page-cache/page-key.ts';
import { createCachedResponse } from '../../page-cache/page-response.ts';
import { defaultName } from '../../page-cache/page-variant.ts';
import type { CallHandler } from '../admission/with-admission.ts';
import type { GatewayResponse, RequestHandler } from '../gateway/gateway.ts';
import { DependencyCollector } from '../pages/dependency-collector.ts';
import { callKey, normalizeCallUrl } from './call-key.ts';
import { findSharedCall } from './shared-calls.ts';

export interface CachedCallOptions {
  cache: PageCache;
  /** Returns `undefined` if the call must not be served from the cache. */
  identifyCaller(request: Request, url: URL): Promise<SharedCaller | undefined>;
  siteId: string;
  /** Seconds for which caches in front of the shop may store a response. */
  sharedMaxAge: number;
  clock: Clock;
  onHit?(name: OperationName, status: number, seconds: number): void;
}

/** Serves shared calls from the cache, and all other calls by `handle`. See docs/decisions/0042-cached-calls.md. */
export function withCachedCalls(handle: CallHandler, options: CachedCallOptions): RequestHandler {
  return async (request, url) => (await serveShared(handle, options, request, url)) ?? handle(request, url);
}

async function serveShared(
  handle: CallHandler,
  options: CachedCallOptions,
  request: Request,
  url: URL,
): Promise<BufferedResponse | undefined> {
  const startedAt = performance.now();
  const call = findSharedCall(request.method, url.pathname);
  const normalized = call && acceptsCached(request.headers) && normalizeCallUrl(url, call);
  if (!normalized) return undefined;
  // Before the cache is read: every call rejects an invalid token.
  const caller = await options.identifyCaller(request, url);
  if (!caller) return undefined;
  const key = callKey({ site: options.siteId, priceGroup: defaultName }, normalized);
  const served = await options.cache.serve(key, () => fetchForCache(handle, normalized));
  const { page, state } = served;
  if (page.notCacheableReason !== undefined) {
    const { status, headers, body } = page;
    return new BufferedResponse(status, headers, request.method === 'HEAD' ? undefined : body);
  }
  if (state === 'hit') options.onHit?.(call.name, page.status, (performance.now() - startedAt) / 1_000);
  return createCachedResponse(request, served, headersFor(caller, request, page, options));
}

/**
 * Returns whether a cached response may be used. Pages of another process request responses that are newer than an invalidation which this
 * process may not have received yet.
 */
function acceptsCached(headers: Headers): boolean {
  return !/\bno-(cache|store)\b/.test(headers.get('cache-control') ?? '');
}

/** Returns the headers of a cached response, which must not contain an id that a caller chose. */
function headersFor(
  caller: SharedCaller,
  request: Request,
  { validUntil }: RenderedPage,
  { sharedMaxAge, clock }: CachedCallOptions,
): Record<string, string> {
  if (caller === 'shopper') {
    const correlationId = correlationIdOf(request.headers.get(headerNames.correlationId));
    return { 'cache-control': 'no-store', [headerNames.correlationId]: correlationId };
  }
  const cacheControl = sharedCacheControl({ validUntil, sharedMaxAge, now: clock.now() });
  return { 'cache-control': cacheControl, [headerNames.correlationId]: randomUUID() };
}

/** Fetches a response for the cache, which is shared: only the normalized URL of the request may influence it. */
async function fetchForCache(handle: CallHandler, { pathname, search }: NormalizedUrl): Promise<RenderedPage> {
  const url = new URL(`${pathname}${search}`, 'http://commerce.internal');
  const { status, headers, body } = await readResponse(await handle(new Request(url), url));
  const dependencies = new DependencyCollector();
  dependencies.readHeaders(headers);
  const { surrogateKeys, validUntil, isComplete } = dependencies;
  const reason = notCacheableReason(status, headers, dependencies);
  const ownHeaders = Object.fromEntries(headers);
  const contentType = headers.get('content-type') ?? 'application/json; charset=utf-8';
  const rendered = { status, contentType, body, surrogateKeys, validUntil, isComplete };
  if (reason !== undefined) {
    return { ...rendered, headers: { ...ownHeaders, 'content-length': String(body.length) }, notCacheableReason: reason };
  }
  const validity: Record<string, string> = validUntil ? { [headerNames.validUntil]: validUntil.toISOString() } : {};
  return { ...rendered, headers: { ...validity, vary: 'Accept-Encoding, Authorization' } };
}

async function readResponse(response: GatewayResponse): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const { status } = response;
  if (response instanceof Response) return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  return { status, headers: new Headers(response.headers), body: response.body ?? Buffer.alloc(0) };
}

function notCacheableReason(status: number, headers: Headers, { surrogateKeys }: DependencyCollector): string | undefined {
  if (status !== 200) return `its status is ${status}`;
  if (headers.has('set-cookie')) return 'it sets a cookie';
  return surrogateKeys.size === 0 ? 'it names no surrogate keys' : undefined;
}
