/** Names in the indexes of the hosted-search protocol that both of its sides use; no library, so that the browser may have them. */
import type { SortingOption } from '../constants.ts';

/** Refinements whose own name is that of a number in a record. */
const facetNames: Readonly<Record<string, string>> = { price: 'price_range', rating: 'rating_from' };
const refinementsByFacet = new Map(Object.entries(facetNames).map(([refinement, name]) => [name, refinement]));

/** What a refinement is called in the index of products, and which refinement a name there is. */
export const hostedFacetOf = (refinement: string): string => facetNames[refinement] ?? refinement;
export const refinementOfHostedFacet = (name: string): string => refinementsByFacet.get(name) ?? name;

/** The index of products in an order: itself, or a replica such as `products_price-low-to-high`. */
export function sortedIndexName(products: string, sort: SortingOption): string {
  return sort === 'best-matches' ? products : `${products}_${sort}`;
}

/** The index of trending phrases, beside the one of recommended ones: `phrases_trending`. */
export const trendingIndexName = (phrases: string): string => `${phrases}_trending`;
