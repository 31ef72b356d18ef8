/**
 * The content security policy of a page. A page that many share names the hashes of its inline scripts: a nonce that
 * everybody gets protects nobody. A private page has a nonce of its own.
 */
import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** `'sha256-…'` of each inline script, each once. Data blocks that browsers never run count too: it costs nothing. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

export interface PolicyOptions {
  /** The shop is reached by HTTPS. */
  isSecure: boolean;
  /** Vite serves the page: its client writes style elements, hears of changes over a WebSocket and waits for a restart in a worker. */
  isDevelopment?: boolean;
  /** Origins beside our own that may show the page in a frame. */
  frameAncestors?: readonly string[];
  /** Origins beside our own whose pictures the page may show. */
  imageOrigins?: readonly string[];
  /** Origins beside our own that the page's code calls. */
  callOrigins?: readonly string[];
}

/** The policy with these sources for scripts beside our own files. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  { isSecure, isDevelopment = false, frameAncestors = [], imageOrigins = [], callOrigins = [] }: PolicyOptions,
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    // React writes style attributes; style elements and sheets come from our own files only.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    [isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'", ...callOrigins].join(' '),
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
