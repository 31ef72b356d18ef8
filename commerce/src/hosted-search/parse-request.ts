import type { HostedRecommendation, SortingOption } from '@outfitter/contract';
import type { InputError } from '../platform/http/parse-input.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type FacetSearch, parseFacetSearch } from './facet-search.ts';
import { type HostedIndex, type IndexNames, resolveIndex } from './indexes.ts';
import { type HostedQuery, mergeFields, parseQueryParameters, requestedRange } from './query-parameters.ts';

const maxHits = 5_000;

type Parsed<Value> = Result<Value, 'NotFoundException' | InputError>;

export interface QueryRequest {
  index: string;
  target: HostedIndex;
  query: HostedQuery;
  /** Set if the request is for values of a facet instead of hits. */
  facetSearch?: FacetSearch;
}

export interface FacetRequest {
  index: string;
  sort: SortingOption;
  search: FacetSearch;
}

export const unknownIndex = (index: string) => failure('NotFoundException', `Index ${index} does not exist`);

export function parseQueryRequest(names: IndexNames, index: string, request: Record<string, unknown>): Parsed<QueryRequest> {
  const target = resolveIndex(index, names);
  if (!target) return unknownIndex(index);
  if (request.type === 'facet') {
    const { facetName } = mergeFields(request);
    const parsed = parseFacetRequest(names, index, request.facet ?? facetName, request);
    return parsed.ok ? ok({ index, target, query: parsed.value.search.query, facetSearch: parsed.value.search }) : parsed;
  }
  const query = parseQueryParameters(request);
  return query.ok ? ok({ index, target, query: query.value }) : query;
}

export function parseFacetRequest(
  names: IndexNames,
  index: string,
  facet: unknown,
  request: Record<string, unknown>,
): Parsed<FacetRequest> {
  const target = resolveIndex(index, names);
  if (!target) return unknownIndex(index);
  if (target.kind !== 'products') {
    return failure('ValidationException', `facet: the index ${index} has no facets`, { path: '$.facet', in: 'body' });
  }
  const search = parseFacetSearch(facet, request);
  return search.ok ? ok({ index, sort: target.sort, search: search.value }) : search;
}

/** Parses all queries of a call before the first one runs, so that an invalid one rejects the call. */
export function parseQueryRequests(
  names: IndexNames,
  requests: readonly (Record<string, unknown> & { indexName: string })[],
): Parsed<QueryRequest[]> {
  const parsed: QueryRequest[] = [];
  for (const request of requests) {
    const query = parseQueryRequest(names, request.indexName, request);
    if (!query.ok) return query;
    parsed.push(query.value);
  }
  if (parsed.reduce((sum, { query, facetSearch }) => sum + (facetSearch ? 0 : requestedRange(query).length), 0) > maxHits) {
    return failure('ValidationException', `requests: ask for more than ${maxHits} hits together`, { path: '$.requests', in: 'body' });
  }
  return ok(parsed);
}

export interface RecommendationRequest {
  request: HostedRecommendation;
  sort: SortingOption;
  query: HostedQuery;
}

export function parseRecommendationRequest(names: IndexNames, request: HostedRecommendation): Parsed<RecommendationRequest> {
  const target = resolveIndex(request.indexName, names);
  if (target?.kind !== 'products') return unknownIndex(request.indexName);
  const query = parseQueryParameters(request.queryParameters ?? {});
  return query.ok ? ok({ request, sort: target.sort, query: query.value }) : query;
}
