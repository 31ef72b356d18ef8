import type { HostedResult, SuggestedPhrase } from '@outfitter/contract';
import { ok, type Result } from '../platform/result.ts';
import { suggest } from '../suggestions/suggest.ts';
import { parseTypedQuery } from '../suggestions/typed-query.ts';
import { type CallContext, type QueryError, readQueryContext } from './query-context.ts';
import { type HostedQuery, requestedRange } from './query-parameters.ts';
import { buildQueryResult } from './query-result.ts';
import { phraseRecord } from './records.ts';

const maxPhrases = 50;

/** Queries the index of search phrases. Returns trending phrases for an empty text, and always from the trending index (SEARCH-003). */
export async function queryPhrases(
  call: CallContext,
  { index, kind, query }: { index: string; kind: 'phrases' | 'trending'; query: HostedQuery },
): Promise<Result<HostedResult, QueryError>> {
  const started = performance.now();
  const context = await readQueryContext(call, query.contexts);
  if (!context.ok) return context;
  const isTrending = kind === 'trending' || query.query.trim() === '';
  const { offset, length } = requestedRange(query);
  const { response } = await suggest(context.value, {
    text: isTrending ? undefined : query.query.trimStart(),
    phrases: Math.min(offset + length, maxPhrases),
    products: 0,
  });
  const trending = response.c_trending.map((phrase): SuggestedPhrase => ({ phrase, exactMatch: false }));
  const phrases = isTrending ? trending : response.productSuggestions.suggestedPhrases;
  const typed = parseTypedQuery(isTrending ? '' : query.query, undefined, context.value);
  const hits = phrases.slice(offset, offset + length).map((phrase) => phraseRecord(phrase, query, typed));
  return ok(buildQueryResult(query, { hits, total: phrases.length, index, started }));
}
