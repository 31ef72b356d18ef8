/**
 * Returns whether a page of the shop sent the request. Browsers send `Origin` or `Sec-Fetch-Site` with every POST; a request with neither
 * is rejected. A shop at `localhost`, as it is without `SITE_ORIGIN`, may be opened at the addresses of that name, too.
 */
export function isSameOrigin(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === siteOrigin || isLocalAddress(origin, siteOrigin);
  return site === 'same-origin';
}

const localAddresses = ['127.0.0.1', '[::1]'];

function isLocalAddress(origin: string, siteOrigin: string): boolean {
  const { protocol, hostname, port } = new URL(siteOrigin);
  if (hostname !== 'localhost') return false;
  return localAddresses.some((address) => origin === `${protocol}//${address}${port ? `:${port}` : ''}`);
}
