import {
  type HostedResult,
  hostedFacetOf,
  type Refinement,
  refinementOfHostedFacet,
  type SearchResponse,
  sortingOptions,
} from '@outfitter/contract/client';
import type { ListingRequest } from '../search-source.ts';
import { toHits } from './hosted-records.ts';
import { selectedValues, singleAttributes } from './hosted-requests.ts';
import { emptyResult } from './skip-empty-query.ts';

export type ChildCategories = readonly { id: string; name: string }[];

/** Order of the facets unless the merchant sets another one. Other attributes come last. */
const defaultFacetOrder = ['category', 'color', 'size', 'fit', 'waist', 'inseam', 'width', 'price', 'weight', 'rating', 'sale', 'new'];

export function toSearchResult(request: ListingRequest, results: readonly HostedResult[], children: ChildCategories): SearchResponse {
  const [page = emptyResult({ indexName: '' }), ...attributeResults] = results;
  const selected = selectedValues(request.refinements);
  const { correctedQuery, isRelaxed, isMentionOnly, banners } = page.userData?.[0] ?? {};
  const hits = toHits(page.hits);
  const redirectUrl = page.renderingContent?.redirect?.url;
  return {
    query: request.query ?? '',
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
    ...(isRelaxed ? { isRelaxed } : {}),
    ...(isMentionOnly ? { isMentionOnly } : {}),
    count: hits.length,
    start: request.start,
    total: page.nbHits,
    hits,
    refinements: toRefinements(
      page,
      new Map(selected.flatMap(([attribute], index) => [[attribute, attributeResults[index]] as const])),
      children,
    ),
    selectedRefinements: Object.fromEntries(selected.map(([attribute, values]) => [attribute, [...values]])),
    sortingOptions: sortingOptions.map((id) => ({ id, label: id })),
    selectedSortingOption: request.sort,
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
    ...(banners ? { banners } : {}),
  };
}

/** Returns false for numbers such as `price`, whose refinement has the facet `price_range`. */
const isRefinement = (facet: string) => hostedFacetOf(refinementOfHostedFacet(facet)) === facet;

/**
 * Returns the refinements. The counts of a refined attribute are those of the result without its own selection. Lists only values with hits
 * (LIST-002).
 */
function toRefinements(
  page: HostedResult,
  resultsByAttribute: ReadonlyMap<string, HostedResult | undefined>,
  children: ChildCategories,
): Refinement[] {
  const facetNames = Object.keys(page.facets ?? {}).filter(isRefinement);
  const attributes = new Set([...facetNames.map(refinementOfHostedFacet), ...resultsByAttribute.keys()]);
  const order = [
    ...(page.renderingContent?.facetOrdering?.facets.order ?? []).filter(isRefinement).map(refinementOfHostedFacet),
    ...defaultFacetOrder,
  ];
  const position = (attribute: string) => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  return [...attributes]
    .sort((a, b) => position(a) - position(b))
    .flatMap((attributeId) => {
      const values = toRefinementValues(attributeId, resultsByAttribute.get(attributeId) ?? page, children);
      const label = attributeId.charAt(0).toUpperCase() + attributeId.slice(1);
      return values.length === 0 ? [] : [{ attributeId, label, single: singleAttributes.has(attributeId), values }];
    });
}

function toRefinementValues(
  attribute: string,
  { facets, renderingContent, userData }: HostedResult,
  children: ChildCategories,
): Refinement['values'] {
  const [name, counts] = Object.entries(facets ?? {}).find(([facet]) => facet === hostedFacetOf(attribute)) ?? [attribute, {}];
  const display = userData?.[0]?.facetValues?.[name] ?? {};
  const categoryNames = new Map(children.map((child) => [child.id, child.name]));
  const order = attribute === 'category' ? [...categoryNames.keys()] : (renderingContent?.facetOrdering?.values?.[name]?.order ?? []);
  const position = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return Object.entries(counts)
    .filter(([value, hits]) => hits > 0 && (attribute !== 'category' || categoryNames.has(value)))
    .sort(([a, countA], [b, countB]) => position(a) - position(b) || countB - countA)
    .map(([value, hitCount]) => {
      const shown = display[value] ?? { label: categoryNames.get(value) ?? value };
      return { value, hitCount, ...shown };
    });
}
