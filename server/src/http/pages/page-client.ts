import { localCaller } from '@outfitter/commerce';
import { type Client, createClient, headers as headerNames } from '@outfitter/contract/client';
import type { BrowserCookies } from './browser-cookies.ts';
import type { DependencyCollector } from './dependency-collector.ts';

export interface CommerceTarget {
  siteId: string;
  organizationId: string;
  /** The commerce server of this process, or the origin of a remote one. */
  commerce: { fetch(request: Request, env?: object): Response | Promise<Response> } | string;
}

interface PageClientOptions {
  headers?: Readonly<Record<string, string>>;
  accessToken?: () => Promise<string>;
  /** Cookies of the browser, for calls on its behalf. */
  cookies?: BrowserCookies | undefined;
}

/** Creates the contract client of a page's loaders, with the same deadlines and retries for local and remote commerce. */
export function createPageClient(
  { siteId, organizationId, commerce }: CommerceTarget,
  collector: DependencyCollector,
  locale: string,
  { headers, accessToken, cookies }: PageClientOptions = {},
): Client {
  const isRemote = typeof commerce === 'string';
  return createClient({
    origin: isRemote ? commerce : 'http://commerce.internal',
    siteId,
    organizationId,
    locale,
    // A cache between this process and commerce could return data that has just been invalidated.
    fetch: (request: Request) => (isRemote ? fetch(request, { cache: 'no-store' }) : commerce.fetch(request, localCaller)),
    headers: () => ({ ...headers, ...cookies?.requestHeaders() }),
    ...(accessToken ? { accessToken } : {}),
    onResponse(headers) {
      collector.readHeaders(headers);
      cookies?.readHeaders(headers);
    },
  });
}

/** Returns the header that rate limits use, for calls made on behalf of the client. */
export function clientAddressHeaders(request: Request, { commerce }: CommerceTarget): Record<string, string> {
  const address = request.headers.get(headerNames.clientAddress) ?? 'unknown';
  // Remote commerce trusts one proxy, which is this process.
  return { [typeof commerce === 'string' ? 'x-forwarded-for' : headerNames.clientAddress]: address };
}

interface PostedForm {
  request: Request;
  siteOrigin: string;
  /** Cookies of the browser, if the form acts on its session. */
  cookies: BrowserCookies | undefined;
}

/**
 * Creates the client of a form that was posted without JavaScript. Only forms of the shop's own pages are accepted, so its calls count as
 * same-origin. A call that needs a shopper continues the session of the cookies, or creates a new guest.
 */
export function createFormClient(
  target: CommerceTarget,
  collector: DependencyCollector,
  locale: string,
  { request, siteOrigin, cookies }: PostedForm,
): Client {
  const browser = { 'user-agent': request.headers.get('user-agent') ?? '' };
  const headers = { ...clientAddressHeaders(request, target), ...(cookies ? browser : {}), origin: siteOrigin };
  const anonymous = createPageClient(target, collector, locale, { headers, cookies });
  const accessToken = async () => (await anonymous.startGuestSession()).accessToken;
  return createPageClient(target, collector, locale, { headers, cookies, accessToken });
}
