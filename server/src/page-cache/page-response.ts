import { BufferedResponse } from './buffered-response.ts';
import type { CachedPage, Encoding } from './cached-page.ts';
import type { ServedPage } from './page-cache.ts';

export interface PageResponseOptions {
  /** Shared caches may store only the default currency, price group and bucket. */
  isDefaultVariant: boolean;
  /** Seconds for shared caches: 900 if they can be purged, otherwise 60. */
  sharedAge: number;
  now: number;
}

export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const offers = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return [name, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  if ((offers.get('br') ?? 0) > 0) return 'br';
  if ((offers.get('gzip') ?? 0) > 0) return 'gzip';
  return 'identity';
}

/** Limits the time in a shared cache, fresh or while revalidating, to the page's next change. */
export function cacheControl(page: CachedPage, { isDefaultVariant, sharedAge, now }: PageResponseOptions): string {
  if (!isDefaultVariant || page.status !== 200 || !page.isComplete) return 'private, max-age=0, must-revalidate';
  const untilChange = page.validUntil ? Math.max(0, Math.floor((page.validUntil.getTime() - now) / 1_000)) : Number.POSITIVE_INFINITY;
  const age = Math.min(sharedAge, untilChange);
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${Math.min(sharedAge, untilChange - age)}`;
}

/** Returns whether the client has this version. A proxy may turn the tag into a weak one, which is harmless here. */
function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

interface CachedHeaders {
  etag: string;
  headers: Record<string, string>;
  bodyHeaders: Record<string, string>;
}
/** Headers by the encoded body, which belongs to one page and one encoding. */
const headersByBody = new WeakMap<Buffer, CachedHeaders>();

function headersOf(page: CachedPage, encoding: Encoding, body: Buffer): CachedHeaders {
  const cached = headersByBody.get(body);
  if (cached) return cached;
  const built = buildHeaders(page, encoding, body);
  headersByBody.set(body, built);
  return built;
}

function buildHeaders(page: CachedPage, encoding: Encoding, body: Buffer): CachedHeaders {
  const etag = `"${page.etag}-${encoding}"`;
  return {
    etag,
    headers: {
      vary: 'Accept-Encoding, Cookie',
      ...page.headers,
      etag,
      ...(page.surrogateKeys.size > 0 ? { 'surrogate-key': [...page.surrogateKeys].sort().join(' ') } : {}),
    },
    bodyHeaders: {
      'content-type': page.contentType,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}

export function createPageResponse(request: Request, served: ServedPage, rules: PageResponseOptions): Promise<BufferedResponse> {
  return createCachedResponse(request, served, { 'cache-control': cacheControl(served.page, rules) });
}

/** Creates the response of a cached page or call in the best accepted encoding, with `ownHeaders` of this response only. */
export async function createCachedResponse(
  request: Request,
  { page, state }: ServedPage,
  ownHeaders: Readonly<Record<string, string>>,
): Promise<BufferedResponse> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const body = await page.encoded.get(encoding);
  const { etag, headers, bodyHeaders } = headersOf(page, encoding, body);
  const requestHeaders = { ...ownHeaders, 'x-page-cache': state };
  if (page.status === 200 && isUnchanged(request.headers.get('if-none-match'), etag))
    return new BufferedResponse(304, { ...headers, ...requestHeaders });
  const sent = request.method === 'HEAD' ? undefined : body;
  return new BufferedResponse(page.status, { ...headers, ...bodyHeaders, ...requestHeaders }, sent);
}
