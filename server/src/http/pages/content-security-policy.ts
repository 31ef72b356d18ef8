/**
 * The content security policy of a page. Cached pages allow their inline scripts by hash, because a nonce that is sent to everyone gives no
 * protection; private pages use a nonce. A cached page is rendered with a nonce that is never sent, which tells its own scripts apart.
 */
import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Returns the hash source of each inline script with the nonce, except data, which browsers do not run. Only the storefront's own components know the nonce of a render, so a script
 * that content has brought into the page is never allowed.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc\s*=|\stype="application\/json"/i.test(attributes) || code === '' || !attributes.includes(` nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** Returns the page without the nonce, which must not be shared. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

export interface PolicyOptions {
  isSecure: boolean;
  /** Vite's client adds style elements, connects by WebSocket and waits for a restart in a worker. */
  isDevelopment?: boolean;
  frameAncestors?: readonly string[];
  imageOrigins?: readonly string[];
  connectOrigins?: readonly string[];
}

export function contentSecurityPolicy(
  scriptSources: readonly string[],
  { isSecure, isDevelopment = false, frameAncestors = [], imageOrigins = [], connectOrigins = [] }: PolicyOptions,
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    // React writes style attributes; style elements and style sheets come from the site's own files only.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    [isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'", ...connectOrigins].join(' '),
    ...(isDevelopment ? ["worker-src 'self' blob:"] : []),
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
