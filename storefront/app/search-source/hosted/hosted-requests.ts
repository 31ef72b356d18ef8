/** A listing as queries of the hosted search. Pure. */
import { hostedFacetOf, sortedIndexName } from '@outfitter/contract/client';
import type { ListingRequest } from '../listing-request.ts';
import type { HostedRequest } from './skip-empty-query.ts';

/** One value at a time (LIST-001). */
export const singleAttributes: ReadonlySet<string> = new Set(['category', 'price', 'rating', 'sale', 'new']);

/** Values of a facet that are counted. */
const maxFacetValues = 200;

/** What else the index's records are read by: money, language, and the category whose rules hold. */
export function ruleContextsFor({ currency, locale, categoryId }: Pick<ListingRequest, 'currency' | 'locale' | 'categoryId'>): string[] {
  return [`currency-${currency}`, `locale-${locale}`, ...(categoryId ? [`category-${categoryId}`] : [])];
}

export function selectedValues(refinements: ListingRequest['refinements']): [attribute: string, values: readonly string[]][] {
  return Object.entries(refinements).map(([attribute, values]) => [
    attribute,
    singleAttributes.has(attribute) ? values.slice(0, 1) : values,
  ]);
}

/** A value that begins with a minus is not what must not be. */
const escapeValue = (value: string) => (value.startsWith('-') ? `\\${value}` : value);

/**
 * The page with the counts of every facet; then for each attribute that is refined by one query without it, whose counts are that
 * attribute's: so each facet leaves its own selection out.
 */
export function listingRequests(asked: ListingRequest, productIndex: string): HostedRequest[] {
  const { words = '', categoryId, sort, start, count } = asked;
  const chosen = selectedValues(asked.refinements);
  const filtersBut = (left?: string) => [
    ...(categoryId ? [[`category:${escapeValue(categoryId)}`]] : []),
    ...chosen
      .filter(([attribute]) => attribute !== left)
      .map(([attribute, values]) => values.map((value) => `${hostedFacetOf(attribute)}:${escapeValue(value)}`)),
  ];
  const common = { query: words, ruleContexts: ruleContextsFor(asked), maxValuesPerFacet: maxFacetValues };
  return [
    {
      ...common,
      indexName: sortedIndexName(productIndex, sort),
      hitsPerPage: count,
      page: Math.floor(start / count),
      facets: ['*'],
      facetFilters: filtersBut(),
      attributesToHighlight: [],
    },
    ...chosen.map(([attribute]) => ({
      ...common,
      indexName: productIndex,
      hitsPerPage: 0,
      facets: [hostedFacetOf(attribute)],
      facetFilters: filtersBut(attribute),
      attributesToRetrieve: [],
      attributesToHighlight: [],
    })),
  ];
}
