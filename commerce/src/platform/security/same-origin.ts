/**
 * Returns whether a page of the shop sent the request. Browsers send `Origin` or `Sec-Fetch-Site` with every POST; a request with neither
 * is rejected.
 */
export function isSameOrigin(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === siteOrigin;
  return site === 'same-origin';
}
