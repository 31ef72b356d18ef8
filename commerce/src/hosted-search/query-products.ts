import type { HostedResult, HostedUserData, SortingOption } from '@outfitter/contract';
import { readValueNames } from '../catalog/value-names.ts';
import { findBanners, listingTarget } from '../merchandising/find-rules.ts';
import { ok, type Result } from '../platform/result.ts';
import { correctedText, listStyles, presentBanner, searchStyles } from '../search/index.ts';
import { parseTypedQuery } from '../suggestions/typed-query.ts';
import {
  presentFacetLabels,
  presentFacets,
  presentStats,
  renderingContent,
  requestedNumericFacets,
  selectRequestedFacets,
} from './present-facets.ts';
import { type CallContext, type QueryError, readQueryContext } from './query-context.ts';
import { type HostedQuery, requestedRange } from './query-parameters.ts';
import { buildQueryResult, maxReachableHits } from './query-result.ts';
import { styleRecord } from './records.ts';

export async function queryProducts(
  call: CallContext,
  { index, sort, query }: { index: string; sort: SortingOption; query: HostedQuery },
): Promise<Result<HostedResult, QueryError>> {
  const started = performance.now();
  const read = await readQueryContext(call, query.contexts);
  if (!read.ok) return read;
  const context = read.value;
  const text = query.query.trim() === '' ? undefined : query.query.trim();
  const { offset: start, length } = requestedRange(query);
  const listing = {
    categoryId: undefined,
    arrangedCategoryId: query.contexts.category,
    selected: new Map<string, string[]>(),
    sort,
    start: Math.min(start, maxReachableHits),
    count: start >= maxReachableHits ? 0 : Math.min(length, maxReachableHits - start),
    filter: query.filter,
    extras: { facetsOfStyles: true, numericFacets: requestedNumericFacets(query) },
  };
  const page = await (text === undefined ? listStyles(context, listing) : searchStyles(context, { ...listing, text }));
  const corrected = correctedText(page);
  const typed = parseTypedQuery(query.query, page.interpreted?.correctedText, context);
  const hits = page.hits.map(({ hit, style }) => styleRecord(hit, style.facets ?? {}, query, typed));
  const counted = selectRequestedFacets(page.matches, query, context);
  const banners = findBanners(context.rules, listingTarget({ text, categoryId: query.contexts.category }));
  const nameOf = await readValueNames(context.database.db, context.cache, context.locale);
  const userData: HostedUserData = {
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(page.isRelaxed ? { isRelaxed: true as const } : {}),
    ...(page.isMentionOnly ? { isMentionOnly: true as const } : {}),
    ...(counted.values.size === 0 ? {} : { facetValues: presentFacetLabels(counted, context, nameOf) }),
    ...(banners.length === 0 ? {} : { banners: banners.map(presentBanner) }),
  };
  return ok({
    ...buildQueryResult(query, { hits, total: page.matches.total, index, started }),
    ...(query.facets.length === 0 ? {} : presentFacets(counted, query.maxValuesPerFacet)),
    ...presentStats(counted),
    ...renderingContent(text, context, counted),
    ...(Object.keys(userData).length === 0 ? {} : { userData: [userData] }),
  });
}
