/** Names in the indexes of the hosted-search protocol, for client and server. */
import type { SortingOption } from '../constants.ts';

/** Refinements whose own name is taken by a numeric attribute of the records. */
const facetNames: Readonly<Record<string, string>> = { price: 'price_range', rating: 'rating_from' };
const refinementsByFacet = new Map(Object.entries(facetNames).map(([refinement, name]) => [name, refinement]));

export const hostedFacetOf = (refinement: string): string => facetNames[refinement] ?? refinement;
export const refinementOfHostedFacet = (name: string): string => refinementsByFacet.get(name) ?? name;

/** The name of the product index or its replica for a sort order: `products_price-low-to-high`. */
export function sortedIndexName(products: string, sort: SortingOption): string {
  return sort === 'best-matches' ? products : `${products}_${sort}`;
}

/** The index of trending phrases beside the index of recommended ones: `phrases_trending`. */
export const trendingIndexName = (phrases: string): string => `${phrases}_trending`;
