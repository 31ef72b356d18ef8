import { type SortingOption, sortedIndexName, sortingOptions, trendingIndexName } from '@outfitter/contract';

export interface IndexNames {
  algoliaProductIndex: string;
  algoliaSuggestionIndex: string;
}

export type HostedIndex = { kind: 'products'; sort: SortingOption } | { kind: 'phrases' } | { kind: 'trending' };

/**
 * Resolves the name of the product index, of its replica in another order (`products_price-low-to-high`), of the phrase index or of its
 * trending variant (`phrases_trending`). Returns `undefined` for any other name.
 */
export function resolveIndex(
  name: string,
  { algoliaProductIndex: products, algoliaSuggestionIndex: phrases }: IndexNames,
): HostedIndex | undefined {
  if (products !== '') {
    const sort = sortingOptions.find((option) => name === sortedIndexName(products, option));
    if (sort) return { kind: 'products', sort };
  }
  if (phrases !== '') {
    if (name === phrases) return { kind: 'phrases' };
    if (name === trendingIndexName(phrases)) return { kind: 'trending' };
  }
  return undefined;
}
