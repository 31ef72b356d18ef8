import { type Client, createClient } from '@outfitter/contract/client';
import type { DependencyCollector } from './collector.ts';

export interface CommerceAddress {
  siteId: string;
  organizationId: string;
  /** The commerce server of the same process, or the address of another one. */
  commerce: { fetch(request: Request): Response | Promise<Response> } | string;
}

/** The contract client of a page's loaders: the same code, deadline and retries whether commerce is in memory or far. */
export function pageClient({ siteId, organizationId, commerce }: CommerceAddress, collector: DependencyCollector): Client {
  const isFar = typeof commerce === 'string';
  return createClient({
    origin: isFar ? commerce : 'http://commerce.internal',
    siteId,
    organizationId,
    ...(isFar ? {} : { fetch: (request: Request) => commerce.fetch(request) }),
    onAnswer: (headers) => collector.read(headers),
  });
}
