import type { ListingRequest } from '../listing-request.ts';

/** The first page of everything, unless told. */
export function buildListingRequest(more: Partial<ListingRequest> = {}): ListingRequest {
  return { refinements: {}, sort: 'best-matches', start: 0, count: 36, currency: 'USD', locale: 'en-US', ...more };
}
