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

/** Shown if a page cannot be rendered and no cached page is available. */
export function unavailableResponse(): Response {
  const body =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Back in a moment</title><meta name="viewport" content="width=device-width"><h1>Back in a moment</h1><p>The shop cannot reach its shelves right now. Nothing you did is lost. Please try again in a few seconds.</p></html>';
  return new Response(body, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '3', 'cache-control': 'no-store' },
  });
}
