import type { HostedRecommendation, SortingOption } from '@outfitter/contract';
import type { InputError } from '../platform/http/parse-input.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type HostedIndex, type IndexNames, resolveIndex } from './indexes.ts';
import { type HostedQuery, parseQueryParameters } from './query-parameters.ts';

const maxHits = 5_000;

type Parsed<Value> = Result<Value, 'NotFoundException' | InputError>;

export interface QueryRequest {
  index: string;
  target: HostedIndex;
  query: HostedQuery;
}

const unknownIndex = (index: string) => failure('NotFoundException', `Index ${index} does not exist`);

export function parseQueryRequest(names: IndexNames, index: string, request: Record<string, unknown>): Parsed<QueryRequest> {
  const target = resolveIndex(index, names);
  if (!target) return unknownIndex(index);
  if (request.type === 'facet') {
    return failure('ValidationException', 'type: a search for facet values is not supported', { path: '$.type', in: 'body' });
  }
  const query = parseQueryParameters(request);
  return query.ok ? ok({ index, target, query: query.value }) : query;
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
  if (parsed.reduce((sum, { query }) => sum + query.hitsPerPage, 0) > maxHits) {
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
