import type { AskedListing } from '../asked-listing.ts';

/** The first page of everything, unless told. */
export function anAskedListing(more: Partial<AskedListing> = {}): AskedListing {
  return { refinements: {}, sort: 'best-matches', start: 0, count: 36, currency: 'USD', locale: 'en-US', ...more };
}
