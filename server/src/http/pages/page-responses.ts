import { permanentRedirect } from '../gateway/permanent-redirect.ts';
import type { LocaleRedirect } from './locale-url.ts';

export function redirectResponse({ status, location }: LocaleRedirect): Response {
  if (status === 301) return permanentRedirect(location);
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

export function methodNotAllowedResponse(): Response {
  return new Response('Pages support GET and HEAD only.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
