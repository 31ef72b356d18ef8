import type { UrlError } from './check-url.ts';
import { acceptsHtml, plainPage, plainPagePolicy } from './plain-page.ts';

export function badRequestPage(request: Pick<Request, 'headers'>, { status, message }: UrlError): Response {
  const noStore = { 'cache-control': 'no-store', vary: 'accept' };
  if (!acceptsHtml(request)) {
    return new Response(message, { status, headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8' } });
  }
  const body = plainPage({
    locale: 'en',
    title: 'That address leads nowhere',
    image: '<img src="/art/pants-down-800.webp" alt="" width="800" height="672">',
    paragraphs: [message],
    link: { address: '/', text: 'Go home' },
  });
  return new Response(body, {
    status,
    headers: { ...noStore, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPagePolicy },
  });
}
