/** The way of one request: files, pictures, calls, pages (design §2). */
import type { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { badRequestPage } from './bad-request-page.ts';
import { findUrlError } from './check-url.ts';
import { isCommercePath } from './commerce-paths.ts';
import { withSecurityHeaders } from './security-headers.ts';

export type GatewayResponse = Response | BufferedResponse;
/** `url` is the request's, read once for all. */
export type RequestHandler = (request: Request, url: URL) => Promise<GatewayResponse>;

export interface GatewayParts {
  files: { respond(request: Request, pathname: string): Promise<GatewayResponse | undefined> };
  /** What search engines ask for: `/robots.txt` and the sitemap. */
  sitemap: { respond(request: Request, pathname: string): Promise<GatewayResponse | undefined> };
  /** `/i/…`; answers every request below it. */
  images: RequestHandler;
  /** `/v/…`, likewise. */
  videos: RequestHandler;
  /** Calls of the contract; absent where this process has none and passes none on. */
  commerce: RequestHandler | undefined;
  /** Pages; absent where this process only answers calls. */
  pages: RequestHandler | undefined;
  isSecure: boolean;
}

function plain(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}

export function createGateway({
  files,
  sitemap,
  images,
  videos,
  commerce,
  pages,
  isSecure,
}: GatewayParts): (request: Request, rawUrl: string) => Promise<GatewayResponse> {
  async function answer(request: Request, rawUrl: string): Promise<GatewayResponse> {
    const problem = findUrlError(rawUrl);
    if (problem) return badRequestPage(request, problem);
    const url = new URL(request.url);
    const { pathname } = url;
    if (isCommercePath(pathname)) return commerce ? commerce(request, url) : plain(404, 'Not found');
    const forSearch = await sitemap.respond(request, pathname);
    if (forSearch) return forSearch;
    if (!pages) return plain(404, 'Not found');
    if (pathname.startsWith('/i/')) return images(request, url);
    if (pathname.startsWith('/v/')) return videos(request, url);
    return (await files.respond(request, pathname)) ?? slashRedirect(request, url) ?? pages(request, url);
  }
  return async (request, rawUrl) => withSecurityHeaders(await answer(request, rawUrl), { isSecure });
}

/** `/men/` is `/men`: one address for a page. Two rows of the route table end with a slash and keep it, in any language. */
const slashPages = /^\/$|^(\/[a-z]{2}-[A-Z]{2})?\/(locations|sitemap)\/$/;

function slashRedirect({ method }: Request, { pathname, search }: URL): Response | undefined {
  if (!pathname.endsWith('/') || slashPages.test(pathname) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return new Response(null, { status: 301, headers: { location: `${pathname.replace(/\/+$/, '') || '/'}${search}` } });
}
