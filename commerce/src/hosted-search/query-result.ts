import { randomBytes } from 'node:crypto';
import type { HostedResult } from '@outfitter/contract';
import { type HostedQuery, requestedRange } from './query-parameters.ts';
import type { HostedRecord } from './records.ts';

export const maxReachableHits = 10_000;

interface FoundRecords {
  hits: HostedRecord[];
  total: number;
  index: string;
  started: number;
}

export function buildQueryResult(query: HostedQuery, { hits, total, index, started }: FoundRecords): HostedResult {
  const isBeyondLimit = requestedRange(query).offset >= maxReachableHits;
  return {
    hits,
    nbHits: total,
    ...pagingFields(query, Math.min(total, maxReachableHits)),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: query.query,
    params: query.encodedParameters,
    index,
    ...(query.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.round(performance.now() - started),
    ...(isBeyondLimit
      ? { message: `The first ${maxReachableHits} hits of a query can be paged through; narrow it with filters for others.` }
      : {}),
  };
}

function pagingFields(
  { range, page, hitsPerPage }: HostedQuery,
  reachable: number,
): Pick<HostedResult, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'> {
  return range ?? { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage };
}
