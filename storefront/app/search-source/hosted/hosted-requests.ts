import { hostedFacetOf, singleChoiceAttributes, sortedIndexName } from '@outfitter/contract/client';
import type { ListingRequest } from '../search-source.ts';
import type { HostedRequest } from './skip-empty-query.ts';

/** Attributes of which a listing has one selected value at a time. */
export const singleAttributes: ReadonlySet<string> = new Set(singleChoiceAttributes);

const maxFacetValues = 200;

/** Returns rule contexts that select the currency and language of the records, and the merchandising rules of the category. */
export function ruleContextsFor({ currency, locale, categoryId }: Pick<ListingRequest, 'currency' | 'locale' | 'categoryId'>): string[] {
  return [`currency-${currency}`, `locale-${locale}`, ...(categoryId ? [`category-${categoryId}`] : [])];
}

/** Returns the selected values of each refined attribute, of a single one the first only. */
export function selectedValues(refinements: ListingRequest['refinements']): [attribute: string, values: readonly string[]][] {
  return Object.entries(refinements).map(([attribute, values]) => [
    attribute,
    singleAttributes.has(attribute) ? values.slice(0, 1) : values,
  ]);
}

/** Escapes a leading minus, which the service would interpret as an exclusion. */
const escapeValue = (value: string) => (value.startsWith('-') ? `\\${value}` : value);

/**
 * Returns one query for the page with the counts of every facet, and then one query for each refined attribute without its own selection,
 * for the counts of its other values.
 */
export function listingRequests(request: ListingRequest, productIndex: string): HostedRequest[] {
  const { query = '', categoryId, sort, start, count } = request;
  const selected = selectedValues(request.refinements);
  const filtersExcept = (excluded?: string) => [
    ...(categoryId ? [[`category:${escapeValue(categoryId)}`]] : []),
    ...selected
      .filter(([attribute]) => attribute !== excluded)
      .map(([attribute, values]) => values.map((value) => `${hostedFacetOf(attribute)}:${escapeValue(value)}`)),
  ];
  const common = { query, ruleContexts: ruleContextsFor(request), maxValuesPerFacet: maxFacetValues };
  return [
    {
      ...common,
      indexName: sortedIndexName(productIndex, sort),
      hitsPerPage: count,
      page: Math.floor(start / count),
      facets: ['*'],
      facetFilters: filtersExcept(),
      attributesToHighlight: [],
    },
    ...selected.map(([attribute]) => ({
      ...common,
      indexName: productIndex,
      hitsPerPage: 0,
      facets: [hostedFacetOf(attribute)],
      facetFilters: filtersExcept(attribute),
      attributesToRetrieve: [],
      attributesToHighlight: [],
    })),
  ];
}
