import { BufferedResponse } from './buffered-response.ts';
import type { CachedPage, Encoding } from './cached-page.ts';
import type { ServedPage } from './page-cache.ts';

export interface PageResponseOptions {
  /** The default currency, price group and bucket: the only one that other caches may keep for everybody. */
  isDefaultVariant: boolean;
  /** Seconds for caches in front of us; 900 where they can be purged, else 60. */
  sharedAge: number;
  now: number;
}

/** The best encoding that the client takes: brotli, gzip, plain. */
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

/** A cache in front shows a page, fresh or while it asks for a newer one, no longer than until the page's next change. */
export function cacheControl(page: CachedPage, { isDefaultVariant, sharedAge, now }: PageResponseOptions): string {
  if (!isDefaultVariant || page.status !== 200 || !page.isComplete) return 'private, max-age=0, must-revalidate';
  const untilChange = page.validUntil ? Math.max(0, Math.floor((page.validUntil.getTime() - now) / 1_000)) : Number.POSITIVE_INFINITY;
  const age = Math.min(sharedAge, untilChange);
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${Math.min(sharedAge, untilChange - age)}`;
}

/** Whether the client already has exactly these bytes; a weak mark before the tag is a proxy's, and harmless here. */
function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** What is the same each time that a page is sent in an encoding. */
interface CachedHeaders {
  etag: string;
  headers: Record<string, string>;
  /** Of the body, left out where there is none. */
  bodyHeaders: Record<string, string>;
}
/** By the bytes that are sent, which are of one page and one encoding. */
const headersByBody = new WeakMap<Buffer, CachedHeaders>();

function headersOf(page: CachedPage, encoding: Encoding, body: Buffer): CachedHeaders {
  const known = headersByBody.get(body);
  if (known) return known;
  const made = buildHeaders(page, encoding, body);
  headersByBody.set(body, made);
  return made;
}

function buildHeaders(page: CachedPage, encoding: Encoding, body: Buffer): CachedHeaders {
  const etag = `"${page.etag}-${encoding}"`;
  return {
    etag,
    headers: {
      ...page.headers,
      vary: 'Accept-Encoding, Cookie',
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

/** A kept page as the answer to this request. */
export async function createPageResponse(
  request: Request,
  { page, state }: ServedPage,
  rules: PageResponseOptions,
): Promise<BufferedResponse> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const body = await page.encoded.get(encoding);
  const { etag, headers, bodyHeaders } = headersOf(page, encoding, body);
  const own = { 'cache-control': cacheControl(page, rules), 'x-page-cache': state };
  if (page.status === 200 && isUnchanged(request.headers.get('if-none-match'), etag))
    return new BufferedResponse(304, { ...headers, ...own });
  return new BufferedResponse(page.status, { ...headers, ...bodyHeaders, ...own }, request.method === 'HEAD' ? undefined : body);
}
