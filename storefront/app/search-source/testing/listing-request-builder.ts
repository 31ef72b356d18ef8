import type { ListingRequest } from '../search-source.ts';

export function buildListingRequest(overrides: Partial<ListingRequest> = {}): ListingRequest {
  return { refinements: {}, sort: 'best-matches', start: 0, count: 36, currency: 'USD', locale: 'en-US', ...overrides };
}
