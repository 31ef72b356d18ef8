/**
 * The content security policy of a page. Cached pages allow their inline scripts by hash, because a nonce that is sent to everyone gives no
 * protection; private pages use a nonce. A cached page is rendered with a nonce that is never sent, which identifies its own scripts.
 */
import { createHash } from 'node:crypto';

/** Matches the start of a script that runs: without a `src`, and not data. */
const inlineScript = /^<script(?=\s)(?!.*\s(?:src\s*=|type="application\/json"))/is;

export interface PublicHtml {
  html: Buffer<ArrayBuffer>;
  /** The hash sources of the inline scripts that had the nonce. */
  hashes: string[];
}

/**
 * Removes the nonce, which must not be shared, and hashes the inline scripts that had it. Only the storefront's own components know the
 * nonce of a render, so a script that content has brought into the page is never allowed. Works on bytes: a page is neither decoded nor
 * encoded again.
 */
export function replaceNonce(page: Buffer<ArrayBuffer>, nonce: string): PublicHtml {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const parts: Buffer[] = [];
  let end = 0;
  for (let found = page.indexOf(attribute); found >= 0; found = page.indexOf(attribute, end)) {
    parts.push(page.subarray(end, found));
    end = found + attribute.length;
    const code = inlineCode(page, found);
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  parts.push(page.subarray(end));
  return { html: without(Buffer.concat(parts), nonce), hashes: [...hashes] };
}

/** Returns the code of the inline script whose start tag contains the position. */
function inlineCode(page: Buffer, position: number): Buffer | undefined {
  const start = page.lastIndexOf('<', position);
  const end = page.indexOf('>', position) + 1;
  if (start < 0 || end === 0 || !inlineScript.test(page.toString('latin1', start, end))) return undefined;
  const close = page.indexOf('</script>', end);
  return close > end ? page.subarray(end, close) : undefined;
}

function without(page: Buffer<ArrayBuffer>, text: string): Buffer<ArrayBuffer> {
  return page.includes(text) ? Buffer.from(page.toString('utf8').replaceAll(text, '')) : page;
}

export interface PolicyOptions {
  isSecure: boolean;
  /** True in development, where Vite's client adds style elements, connects by WebSocket and waits for a restart in a worker. */
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
