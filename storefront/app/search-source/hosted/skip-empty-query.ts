import type { HostedResult } from '@outfitter/contract/client';

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

/** Returns whether a request is sent: a query needs text or a page size, except for the index of recommended phrases (SEARCH-019). */
export function hasNonEmptyQuery(requests: readonly HostedRequest[], phraseIndex: string): boolean {
  return requests.some(
    ({ indexName, query = '', hitsPerPage = 0 }) =>
      query.trim() !== '' || hitsPerPage > 0 || (phraseIndex !== '' && indexName === phraseIndex),
  );
}

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
