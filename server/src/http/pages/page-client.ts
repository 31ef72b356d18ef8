import { type Client, createClient, headers as headerNames } from '@outfitter/contract/client';
import type { DependencyCollector } from './dependency-collector.ts';

export interface CommerceTarget {
  siteId: string;
  organizationId: string;
  /** The commerce server of the same process, or the address of another one. */
  commerce: { fetch(request: Request): Response | Promise<Response> } | string;
}

/** The contract client of a page's loaders: the same code, deadline and retries whether commerce is in memory or far. */
export function createPageClient(
  { siteId, organizationId, commerce }: CommerceTarget,
  collector: DependencyCollector,
  locale: string,
  headers: Record<string, string> = {},
  accessToken?: () => Promise<string>,
): Client {
  const isRemote = typeof commerce === 'string';
  return createClient({
    origin: isRemote ? commerce : 'http://commerce.internal',
    siteId,
    organizationId,
    locale,
    // A page is made of what is so now: a cache between us and far commerce would hand on what was just invalidated.
    fetch: (request: Request) => (isRemote ? fetch(request, { cache: 'no-store' }) : commerce.fetch(request)),
    headers: () => headers,
    ...(accessToken ? { accessToken } : {}),
    onResponse: (headers) => collector.readHeaders(headers),
  });
}

/** Headers by which limits go by the address of whoever asks for a page, where the page's call is their doing. */
export function clientAddressHeaders(request: Request, { commerce }: CommerceTarget): Record<string, string> {
  const address = request.headers.get(headerNames.clientAddress) ?? 'unknown';
  // Far commerce believes the one proxy in front of it, which we are.
  return { [typeof commerce === 'string' ? 'x-forwarded-for' : headerNames.clientAddress]: address };
}

/**
 * The client of a form that was posted without script. Only forms of the shop's own pages are accepted, so its calls are of the same
 * origin; a call that needs a shopper is made by a new guest.
 */
export function createFormClient(
  target: CommerceTarget,
  collector: DependencyCollector,
  locale: string,
  { request, siteOrigin }: { request: Request; siteOrigin: string },
): Client {
  const headers = { ...clientAddressHeaders(request, target), origin: siteOrigin };
  const anonymous = createPageClient(target, collector, locale, headers);
  return createPageClient(target, collector, locale, headers, async () => (await anonymous.startGuestSession()).accessToken);
}
