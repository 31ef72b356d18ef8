/** What every result of a query has, whichever index it is of. Pure. */
import { randomBytes } from 'node:crypto';
import type { HostedResult } from '@outfitter/contract';
import type { HostedQuery } from './parameters.ts';
import type { HostedRecord } from './record.ts';

/** Hits of a query that can be paged through. */
export const reachable = 10_000;

interface Found {
  hits: HostedRecord[];
  total: number;
  index: string;
  /** By the clock of the process, in milliseconds. */
  started: number;
}

export function resultOf(query: HostedQuery, { hits, total, index, started }: Found): HostedResult {
  const { page, hitsPerPage } = query;
  const within = Math.min(total, reachable);
  const isBeyond = page * hitsPerPage >= reachable;
  return {
    hits,
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(within / hitsPerPage),
    hitsPerPage,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: query.query,
    params: query.text,
    index,
    ...(query.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.round(performance.now() - started),
    ...(isBeyond ? { message: `The first ${reachable} hits of a query can be paged through; narrow it with filters for others.` } : {}),
  };
}
