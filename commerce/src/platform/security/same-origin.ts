/**
 * Whether a request comes from one of the shop's own pages: browsers name the origin on every POST and say how it
 * relates to the target. A request that says neither is refused; another site's form cannot leave both out.
 */
export function isSameOrigin(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === siteOrigin;
  return site === 'same-origin';
}
