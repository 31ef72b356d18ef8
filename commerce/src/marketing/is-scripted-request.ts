import { failure, ok, type Result } from '../platform/result.ts';

function acceptsJsonOnly(accept: string | null): boolean {
  return accept !== null && /\bapplication\/json\b/i.test(accept) && !/text\/html|image\//i.test(accept);
}

/**
 * Returns whether a GET request that changes data comes from a script of the shop or from an API client, not from a link, an image, a
 * prefetch or a mail scanner (API-035). Fetch metadata proves it for browsers. A client without it must accept only JSON, which links and
 * images do not, and must not name another origin.
 */
export function isScriptedRequest(method: string, headers: Headers, siteOrigin: string): boolean {
  if (method !== 'GET') return false;
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? '';
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const origin = headers.get('origin');
  if (origin !== null && origin !== siteOrigin) return false;
  const site = headers.get('sec-fetch-site');
  if (site === null) return acceptsJsonOnly(headers.get('accept'));
  return site === 'same-origin' && (headers.get('sec-fetch-dest') ?? 'empty') === 'empty';
}

export function checkScriptedRequest({ method, headers }: Request, siteOrigin: string): Result<undefined, 'ForbiddenException'> {
  if (isScriptedRequest(method, headers, siteOrigin)) return ok();
  return failure(
    'ForbiddenException',
    'A sign-up by GET must come from a script of the shop’s own page, or from a client that accepts JSON.',
  );
}
