/** Responds to a page that the server has no room to render. */
export function busyPageResponse(): Response {
  return new Response('The shop is very busy. Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
