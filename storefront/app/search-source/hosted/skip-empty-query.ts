/** Which queries the hosted search is asked at all. Pure. */
import type { HostedResult } from '@outfitter/contract/client';

/** A query of an index, its parameters beside it. */
export interface HostedRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facets?: string[];
  maxValuesPerFacet?: number;
  facetFilters?: string[][];
  ruleContexts?: string[];
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  clickAnalytics?: boolean;
}

/** Some query has words or a page size, or is of the index of recommended phrases, which answers without (SEARCH-019). */
export function hasNonEmptyQuery(requests: readonly HostedRequest[], phraseIndex: string): boolean {
  return requests.some(
    ({ indexName, query = '', hitsPerPage = 0 }) =>
      query.trim() !== '' || hitsPerPage > 0 || (phraseIndex !== '' && indexName === phraseIndex),
  );
}

/** What a query that is not sent would have been answered with. */
export function emptyResult({ indexName, query = '' }: HostedRequest): HostedResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: indexName,
    processingTimeMS: 0,
  };
}
