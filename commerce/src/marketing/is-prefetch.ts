/**
 * Whether a GET that changes something was meant. The sign-up of the footer is a GET by specification (API-035), and
 * browsers, scanners of mail and other sites make GETs that nobody meant: prefetches, pictures, links. Pure.
 */

/** Asks for JSON, and not for a page or a picture on the side. */
function asksForJson(accept: string | null): boolean {
  return accept !== null && /\bapplication\/json\b/i.test(accept) && !/text\/html|image\//i.test(accept);
}

/**
 * A script of our own page says so by fetch metadata. A client that sends none (no browser, or one on plain HTTP) must
 * ask for JSON, which neither links nor pictures do, and must not name another origin. HEAD never means it.
 */
export function isIntentional(method: string, headers: Headers, siteOrigin: string): boolean {
  if (method !== 'GET') return false;
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? '';
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const origin = headers.get('origin');
  if (origin !== null && origin !== siteOrigin) return false;
  const site = headers.get('sec-fetch-site');
  if (site === null) return asksForJson(headers.get('accept'));
  return site === 'same-origin' && (headers.get('sec-fetch-dest') ?? 'empty') === 'empty';
}
