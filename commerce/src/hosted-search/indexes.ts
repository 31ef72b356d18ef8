/** Which index a name means. Pure. */
import { type SortingOption, sortedIndexName, sortingOptions, trendingIndexName } from '@outfitter/contract';

/** The names that the merchant's preferences give (PREFS-004). */
export interface IndexNames {
  algoliaProductIndex: string;
  algoliaSuggestionIndex: string;
}

export type HostedIndex = { of: 'products'; sort: SortingOption } | { of: 'phrases' } | { of: 'trending' };

/**
 * The products' index, a replica of it in another order (`products_price-low-to-high`), the phrases' index or the one of trending phrases
 * (`phrases_trending`); `undefined` of every other name, and of every name while the merchant has given none.
 */
export function indexNamed(
  name: string,
  { algoliaProductIndex: products, algoliaSuggestionIndex: phrases }: IndexNames,
): HostedIndex | undefined {
  if (products !== '') {
    const sort = sortingOptions.find((option) => name === sortedIndexName(products, option));
    if (sort) return { of: 'products', sort };
  }
  if (phrases !== '') {
    if (name === phrases) return { of: 'phrases' };
    if (name === trendingIndexName(phrases)) return { of: 'trending' };
  }
  return undefined;
}
