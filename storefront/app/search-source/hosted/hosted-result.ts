/** What the hosted search answers, as the shop's own search would have said it. Pure. */
import {
  type HostedResult,
  type Refinement,
  refinementOfHostedFacet,
  type SearchResponse,
  sortingOptions,
} from '@outfitter/contract/client';
import type { ListingRequest } from '../listing-request.ts';
import { toHits } from './hosted-records.ts';
import { selectedValues, singleAttributes } from './hosted-requests.ts';
import { emptyResult } from './skip-empty-query.ts';

/** The categories below the one that is listed, in their order. */
export type ChildCategories = readonly { id: string; name: string }[];

/** The panel's order where the merchant says no other; attributes that are not in it come after. */
const defaultFacetOrder = ['category', 'color', 'size', 'fit', 'waist', 'inseam', 'width', 'price', 'weight', 'rating', 'sale', 'new'];

export function toSearchResult(asked: ListingRequest, results: readonly HostedResult[], below: ChildCategories): SearchResponse {
  const [page = emptyResult({ indexName: '' }), ...uncounted] = results;
  const chosen = selectedValues(asked.refinements);
  const { correctedQuery, isRelaxed, banners } = page.userData?.[0] ?? {};
  const hits = toHits(page.hits);
  const redirectUrl = page.renderingContent?.redirect?.url;
  return {
    query: asked.words ?? '',
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
    ...(isRelaxed ? { isRelaxed } : {}),
    count: hits.length,
    start: asked.start,
    total: page.nbHits,
    hits,
    refinements: toRefinements(page, new Map(chosen.flatMap(([attribute], at) => [[attribute, uncounted[at]] as const])), below),
    selectedRefinements: Object.fromEntries(chosen.map(([attribute, values]) => [attribute, [...values]])),
    sortingOptions: sortingOptions.map((id) => ({ id, label: id })),
    selectedSortingOption: asked.sort,
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
    ...(banners ? { banners } : {}),
  };
}

/** Each facet from the result that leaves its own selection out, if there is one (LIST-002: only values with hits). */
function toRefinements(page: HostedResult, own: ReadonlyMap<string, HostedResult | undefined>, below: ChildCategories): Refinement[] {
  const attributes = new Set([...Object.keys(page.facets ?? {}).map(refinementOfHostedFacet), ...own.keys()]);
  const order = [...(page.renderingContent?.facetOrdering?.facets.order ?? []).map(refinementOfHostedFacet), ...defaultFacetOrder];
  const place = (attribute: string) => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  return [...attributes]
    .sort((a, b) => place(a) - place(b))
    .flatMap((attributeId) => {
      const values = toRefinementValues(attributeId, own.get(attributeId) ?? page, below);
      const label = attributeId.charAt(0).toUpperCase() + attributeId.slice(1);
      return values.length === 0 ? [] : [{ attributeId, label, single: singleAttributes.has(attributeId), values }];
    });
}

function toRefinementValues(
  attribute: string,
  { facets, renderingContent, userData }: HostedResult,
  below: ChildCategories,
): Refinement['values'] {
  const [name, counts] = Object.entries(facets ?? {}).find(([each]) => refinementOfHostedFacet(each) === attribute) ?? [attribute, {}];
  const told = userData?.[0]?.facetValues?.[name] ?? {};
  const children = new Map(below.map(({ id, name: text }) => [id, text]));
  const order = attribute === 'category' ? [...children.keys()] : (renderingContent?.facetOrdering?.values?.[name]?.order ?? []);
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return Object.entries(counts)
    .filter(([value, hits]) => hits > 0 && (attribute !== 'category' || children.has(value)))
    .sort(([a, some], [b, others]) => place(a) - place(b) || others - some)
    .map(([value, hitCount]) => {
      const { label = children.get(value) ?? value, swatch } = told[value] ?? {};
      return { value, label, hitCount, ...(swatch === undefined ? {} : { swatch }) };
    });
}
