import { createHash } from 'node:crypto';
import { inlineTokens } from '@outfitter/contract/theme';
import type { UrlError } from './check-url.ts';

const style = inlineTokens(`
@font-face { font-family: Besley; src: url(/fonts/besley-800.woff2) format("woff2"); font-weight: 800 }
@font-face { font-family: Archivo; src: url(/fonts/archivo-400.woff2) format("woff2") }
:root { font: 1.125rem/1.5 var(--font-text); background: var(--color-background); color: var(--color-foreground) }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box }
main { max-width: 34rem }
img { width: min(100%, 20rem); height: auto }
h1 { font: 800 2.25rem/1.1 var(--font-display); margin: 1.5rem 0 1rem }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; background: var(--color-foreground); color: var(--color-surface); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--color-foreground); outline-offset: 3px }`);
const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Responds to an invalid URL: with a page for browsers, with a line of text for other clients. */
export function badRequestPage({ headers }: Pick<Request, 'headers'>, { status, message }: UrlError): Response {
  const noStore = { 'cache-control': 'no-store', vary: 'accept' };
  if (!headers.get('accept')?.includes('text/html')) {
    return new Response(message, { status, headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8' } });
  }
  const title = 'That address leads nowhere';
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><img src="/art/pants-down.svg" alt="" width="640" height="420"><h1>${title}</h1><p>${message}</p><a href="/">Go home</a></main></body></html>`;
  return new Response(body, {
    status,
    headers: { ...noStore, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
