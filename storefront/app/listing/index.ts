/** Public API of listings of products: the page of a category or a search, and its parts. */

export { type CategoryTileData, CategoryTiles, categoryTilesOf } from './category-tiles.tsx';
export { EmptyResults } from './empty-results.tsx';
export { Listing } from './listing.tsx';
export { ListingHeader } from './listing-header.tsx';
export { countRefinements, defaultSort, formatListingQuery, type ListingQuery, parseListingQuery } from './listing-query.ts';
export { type ListingData, loadListing } from './load-listing.ts';
