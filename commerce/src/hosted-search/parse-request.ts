/** Parses the requests of a call. All requests are checked before the first statement runs; an invalid one throws a `Fault`. */
import type { HostedRecommendation, SortingOption } from '@outfitter/contract';
import { Fault } from '../platform/http/fault.ts';
import { type HostedIndex, type IndexNames, resolveIndex } from './indexes.ts';
import { type HostedQuery, parseQueryParameters } from './query-parameters.ts';

/** Maximum number of hits of all queries of a call. */
const maxHits = 5_000;

export interface QueryRequest {
  /** The name of the index in the request. */
  index: string;
  target: HostedIndex;
  query: HostedQuery;
}

export function parseQueryRequest(names: IndexNames, index: string, request: Record<string, unknown>): QueryRequest {
  const target = resolveIndex(index, names);
  if (!target) throw new Fault('NotFoundException', `Index ${index} does not exist`);
  if (request.type === 'facet') {
    throw new Fault('ValidationException', 'type: a search among the values of a facet is not supported', { path: '$.type', in: 'body' });
  }
  return { index, target, query: parseQueryParameters(request) };
}

export function parseQueryRequests(
  names: IndexNames,
  requests: readonly (Record<string, unknown> & { indexName: string })[],
): QueryRequest[] {
  const parsed = requests.map((request) => parseQueryRequest(names, request.indexName, request));
  if (parsed.reduce((sum, { query }) => sum + query.hitsPerPage, 0) > maxHits) {
    throw new Fault('ValidationException', `requests: ask for more than ${maxHits} hits together`, { path: '$.requests', in: 'body' });
  }
  return parsed;
}

export interface RecommendationRequest {
  request: HostedRecommendation;
  sort: SortingOption;
  query: HostedQuery;
}

export function parseRecommendationRequest(names: IndexNames, request: HostedRecommendation): RecommendationRequest {
  const target = resolveIndex(request.indexName, names);
  if (target?.kind !== 'products') throw new Fault('NotFoundException', `Index ${request.indexName} does not exist`);
  return { request, sort: target.sort, query: parseQueryParameters(request.queryParameters ?? {}) };
}
