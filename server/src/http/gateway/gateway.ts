import { invalidAddressResponse } from '@outfitter/commerce';
import type { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { badRequestPage } from './bad-request-page.ts';
import { findUrlError } from './check-url.ts';
import { isCommercePath } from './commerce-paths.ts';
import { permanentRedirect } from './permanent-redirect.ts';
import { previewHostContentCall } from './preview-host-content.ts';
import { withSecurityHeaders } from './security-headers.ts';

export type GatewayResponse = Response | BufferedResponse;
export type RequestHandler = (request: Request, url: URL) => Promise<GatewayResponse>;

export interface GatewayParts {
  files: { respond(request: Request, pathname: string): Promise<GatewayResponse | undefined> };
  sitemap: { respond(request: Request, pathname: string): Promise<GatewayResponse | undefined> };
  images: RequestHandler;
  videos: RequestHandler;
  /** Undefined if this process neither handles nor proxies shop API calls. */
  commerce: RequestHandler | undefined;
  pages: RequestHandler | undefined;
  isSecure: boolean;
}

function textResponse(status: number, message: string): Response {
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
  async function route(request: Request, rawUrl: string): Promise<GatewayResponse> {
    const urlError = findUrlError(rawUrl);
    const [rawPath = ''] = rawUrl.split('?', 1);
    if (urlError)
      return isCommercePath(rawPath) ? invalidAddressResponse(request, rawPath, urlError.message) : badRequestPage(request, urlError);
    const url = new URL(request.url);
    const { pathname } = url;
    const contentCall = previewHostContentCall(request, url);
    if (contentCall && commerce) return commerce(contentCall, new URL(contentCall.url));
    if (isCommercePath(pathname)) return commerce ? commerce(request, url) : textResponse(404, 'Not found');
    const forSearch = await sitemap.respond(request, pathname);
    if (forSearch) return forSearch;
    if (!pages) return textResponse(404, 'Not found');
    if (pathname.startsWith('/i/')) return images(request, url);
    if (pathname.startsWith('/v/')) return videos(request, url);
    return (await files.respond(request, pathname)) ?? slashRedirect(request, url) ?? pages(request, url);
  }
  return async (request, rawUrl) => {
    const { pathname } = new URL(request.url);
    return withSecurityHeaders(await route(request, rawUrl), { isSecure, pathname });
  };
}

/** Matches pages whose path ends with a slash, in every language. Other paths with one redirect: `/men/` to `/men`. */
const slashPages = /^\/$|^(\/[a-z]{2}-[A-Z]{2})?\/(locations|sitemap)\/$/;

function slashRedirect({ method }: Request, { pathname, search }: URL): Response | undefined {
  if (!pathname.endsWith('/') || slashPages.test(pathname) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return permanentRedirect(`${pathname.replace(/\/+$/, '') || '/'}${search}`);
}
