export { Listing } from './listing.tsx';
export { countRefinements, defaultSort, type ListingQuery, readListingQuery, writeListingQuery } from './listing-query.ts';
export { type ListingData, loadListing } from './load-listing.ts';
export { WaysOn } from './ways-on.tsx';
