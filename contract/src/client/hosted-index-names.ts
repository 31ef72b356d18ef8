import type { SortingOption } from '../constants.ts';

/** Refinements whose own name is taken by a numeric attribute of the records. */
const facetNames: Readonly<Record<string, string>> = { price: 'price_range', rating: 'rating_from' };
const refinementsByFacet = new Map(Object.entries(facetNames).map(([refinement, name]) => [name, refinement]));

export const hostedFacetOf = (refinement: string): string => facetNames[refinement] ?? refinement;
export const refinementOfHostedFacet = (name: string): string => refinementsByFacet.get(name) ?? name;

export function sortedIndexName(products: string, sort: SortingOption): string {
  return sort === 'best-matches' ? products : `${products}_${sort}`;
}

export const trendingIndexName = (phrases: string): string => `${phrases}_trending`;
