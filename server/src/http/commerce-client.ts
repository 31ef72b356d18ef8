import { type Client, createClient } from '@outfitter/contract/client';
import type { DependencyCollector } from './collector.ts';

export interface CommerceAddress {
  siteId: string;
  organizationId: string;
  /** The commerce server of the same process, or the address of another one. */
  commerce: { fetch(request: Request): Response | Promise<Response> } | string;
}

/** The contract client of a page's loaders: the same code, deadline and retries whether commerce is in memory or far. */
export function pageClient({ siteId, organizationId, commerce }: CommerceAddress, collector: DependencyCollector, locale: string): Client {
  const isFar = typeof commerce === 'string';
  return createClient({
    origin: isFar ? commerce : 'http://commerce.internal',
    siteId,
    organizationId,
    locale,
    // A page is made of what is so now: a cache between us and far commerce would hand on what was just invalidated.
    fetch: (request: Request) => (isFar ? fetch(request, { cache: 'no-store' }) : commerce.fetch(request)),
    onAnswer: (headers) => collector.read(headers),
  });
}
