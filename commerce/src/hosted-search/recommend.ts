import type { HostedRecommendation } from '@outfitter/contract';
import { primaryCategoryOf } from '../catalog/catalog-records.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import type { Filter } from '../search/index.ts';
import { valueFilter } from './filters/attributes.ts';
import type { RecommendationRequest } from './parse-request.ts';
import type { CallContext, QueryError } from './query-context.ts';
import { queryProducts } from './query-products.ts';

const defaultCount = 30;

export interface Recommendations {
  hits: Record<string, unknown>[];
  nbHits: number;
  processingTimeMS: number;
}

function invalidRequest(field: string, message: string) {
  return failure('ValidationException', `${field}: ${message}`, { path: `$.${field}`, in: 'body' });
}

function allFilters(filters: readonly (Filter | undefined)[]): Filter {
  return { kind: 'and', of: filters.filter((filter) => filter !== undefined) };
}

/** Recommends products from the index alone: popular styles, popular facet values, or styles of the same category. */
export async function recommend(
  call: CallContext,
  { request, sort, query: parameters }: RecommendationRequest,
): Promise<Result<Recommendations, QueryError>> {
  const started = performance.now();
  const { indexName: index, model, facetName } = request;
  const maxCount = request.maxRecommendations || defaultCount;
  const facet = facetFilter(request);
  if (!facet.ok) return facet;
  const recommendations = (hits: Record<string, unknown>[]) =>
    ok({
      hits: hits.map((hit) => ({ ...hit, _score: 100 })),
      nbHits: hits.length,
      processingTimeMS: Math.round(performance.now() - started),
    });
  if (model === 'trending-facets') {
    if (facetName === undefined) return invalidRequest('facetName', 'is required for the model trending-facets');
    const query = { ...parameters, page: 0, hitsPerPage: 0, facets: [facetName], maxValuesPerFacet: maxCount };
    const result = await queryProducts(call, { index, sort, query });
    if (!result.ok) return result;
    return recommendations(Object.keys(result.value.facets?.[facetName] ?? {}).map((facetValue) => ({ facetName, facetValue })));
  }
  const similar = model === 'trending-items' ? ok(undefined) : await similarStylesFilter(call, request.objectID);
  if (!similar.ok) return similar;
  const filter = allFilters([parameters.filter, facet.value, similar.value]);
  const result = await queryProducts(call, { index, sort, query: { ...parameters, page: 0, hitsPerPage: maxCount, filter } });
  return result.ok ? recommendations(result.value.hits) : result;
}

function facetFilter({ facetName, facetValue }: HostedRecommendation): Result<Filter | undefined, 'ValidationException'> {
  if (facetName === undefined || facetValue === undefined) return ok(undefined);
  const filter = valueFilter(facetName, facetValue);
  return filter ? ok(filter) : invalidRequest('facetName', 'records have no such attribute');
}

/** Matches the other styles of the style's primary category, or nothing if the style does not exist. */
async function similarStylesFilter({ database }: CallContext, styleId: string | undefined): Promise<Result<Filter, 'ValidationException'>> {
  if (styleId === undefined) return invalidRequest('objectID', 'is required for this model');
  const category = await primaryCategoryOf(database.db, styleId);
  if (category === undefined) return ok({ kind: 'or', of: [] });
  return ok(
    allFilters([
      { kind: 'value', attribute: 'category', values: [category] },
      { kind: 'not', of: { kind: 'style', ids: [styleId] } },
    ]),
  );
}
