import type { HostedFacetValues, HostedResult } from '@outfitter/contract';
import { ok, type Result } from '../platform/result.ts';
import { searchFacetValues } from './facet-search.ts';
import type { QueryRequest } from './parse-request.ts';
import type { CallContext, QueryError } from './query-context.ts';
import { queryPhrases } from './query-phrases.ts';
import { queryProducts } from './query-products.ts';

type QueryResult<Value> = Result<Value, QueryError>;

/** Runs a query on the index of products, or on an index of search phrases that the shop suggests. */
export function runQuery(call: CallContext, { index, target, query }: QueryRequest): Promise<QueryResult<HostedResult>> {
  return target.kind === 'products'
    ? queryProducts(call, { index, sort: target.sort, query })
    : queryPhrases(call, { index, kind: target.kind, query });
}

/** Runs the queries one after another, so that a call with many queries uses only one database connection. */
export async function runQueries(
  call: CallContext,
  requests: readonly QueryRequest[],
): Promise<QueryResult<(HostedResult | HostedFacetValues)[]>> {
  const results: (HostedResult | HostedFacetValues)[] = [];
  for (const request of requests) {
    const { index, target, facetSearch: search } = request;
    // Parsing rejects facet searches of phrases; the condition narrows the type.
    const isFacetSearch = search !== undefined && target.kind === 'products';
    const result = await (isFacetSearch ? searchFacetValues(call, { index, sort: target.sort, search }) : runQuery(call, request));
    if (!result.ok) return result;
    results.push(result.value);
  }
  return ok(results);
}
