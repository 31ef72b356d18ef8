import { CallError, type Client } from '@outfitter/contract/client';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../loaders/page-context.ts';

const siteOrigin = 'http://shop.example';

export const notFound = new CallError(404, 'NotFoundException', 'none');
export const unavailable = new CallError(503, 'ServiceUnavailableException', 'away', { retryAfterSeconds: 7 });

/**
 * Builds the context of a page whose loaders call `client`; a call that it lacks is a programming error. `changes` replace its other parts.
 */
export function buildPageContext(client: object, changes: Partial<PageContext> = {}): PageContext {
  const ignore = () => undefined;
  return {
    client: client as Client,
    siteId: 'DTC',
    organizationId: 'f_ecom_demo_001',
    siteOrigin,
    locale: 'en-US',
    locales: ['en-US', 'fr-FR'],
    localeFrom: 'path',
    basename: '',
    currency: 'USD',
    currencies: ['USD', 'CAD'],
    bucket: undefined,
    varyByBucket: ignore,
    expireAt: ignore,
    allowConnectionsTo: ignore,
    addSurrogateKeys: ignore,
    reportMissingSection: ignore,
    reportUnknownBlock: ignore,
    dataElements: undefined,
    preview: undefined,
    contentDomains: [],
    contentToolOrigins: [],
    mapTiles: undefined,
    reportError: ignore,
    ...changes,
  };
}

export interface RouteResult {
  status: number;
  location?: string;
  headers: Headers;
  data: unknown;
}

interface RouteRequest {
  page: PageContext;
  params?: Record<string, string>;
  posted?: Record<string, string>;
}

/** Runs a route's loader or action for a URL. Returns its response, whether it is returned or thrown; throws programming errors. */
export async function runRoute(
  run: (args: never) => unknown,
  path: string,
  { page, params = {}, posted }: RouteRequest,
): Promise<RouteResult> {
  const url = new URL(path, siteOrigin);
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const request = new Request(url, posted ? { method: 'POST', body: new URLSearchParams(posted) } : {});
  try {
    return toResult(await run({ context, params, url, request } as never));
  } catch (thrown) {
    if (thrown instanceof Error && !isRouteErrorResponse(thrown)) throw thrown;
    return toResult(thrown);
  }
}

function toResult(result: unknown): RouteResult {
  if (result instanceof Response) {
    const { status, headers } = result;
    return { status, location: headers.get('location') ?? '', headers, data: undefined };
  }
  const { type, data, init } = (result ?? {}) as { type?: string; data?: unknown; init?: ResponseInit | null };
  if (type !== 'DataWithResponseInit') return { status: 200, headers: new Headers(), data: result };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data };
}
