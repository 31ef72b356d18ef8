/** Redirects permanently. The query may hold the token of a mail's link, so caches keep only redirects without one. */
export function permanentRedirect(location: string): Response {
  const cacheControl = location.includes('?') ? 'private, no-store' : 'public, max-age=3600';
  return new Response(null, { status: 301, headers: { location, 'cache-control': cacheControl } });
}
