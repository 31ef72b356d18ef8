import type { HostedResult, HostedUserData, SortingOption } from '@outfitter/contract';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import { findBanners, findFacetRule, findRedirect, listingTarget } from '../merchandising/find-rules.ts';
import { ok, type Result } from '../platform/result.ts';
import {
  correctedText,
  type FacetCount,
  indexedAttribute,
  listStyles,
  presentBanner,
  type StylesWithFacets,
  searchStyles,
} from '../search/index.ts';
import { parseTypedQuery } from '../suggestions/typed-query.ts';
import { hostedFacetName, visibleFacets } from './filters/attributes.ts';
import { type CallContext, type QueryContext, type QueryError, readQueryContext } from './query-context.ts';
import type { HostedQuery } from './query-parameters.ts';
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
  const start = query.page * query.hitsPerPage;
  const needsPrices = query.facets.includes('price') || query.facets.includes('*');
  const listing = {
    categoryId: undefined,
    arrangedCategoryId: query.contexts.category,
    selected: new Map<string, string[]>(),
    sort,
    start: Math.min(start, maxReachableHits),
    count: start >= maxReachableHits ? 0 : Math.min(query.hitsPerPage, maxReachableHits - start),
    filter: query.filter,
    extras: { facetsOfStyles: true, priceStats: needsPrices },
  };
  const page = await (text === undefined ? listStyles(context, listing) : searchStyles(context, { ...listing, text }));
  const corrected = correctedText(page);
  const typed = parseTypedQuery(query.query, page.interpreted?.correctedText, context);
  const hits = page.hits.map(({ hit, style }) => styleRecord(hit, style.facets ?? {}, query, typed));
  const counted = countedFacets(page.matches, query, context);
  const banners = findBanners(context.rules, listingTarget({ text, categoryId: query.contexts.category }));
  const nameOf = await readValueNames(context.database.db, context.cache, context.locale);
  const userData: HostedUserData = {
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(page.isRelaxed ? { isRelaxed: true as const } : {}),
    ...(counted.size === 0 ? {} : { facetValues: facetValues(counted, context, nameOf) }),
    ...(banners.length === 0 ? {} : { banners: banners.map(presentBanner) }),
  };
  return ok({
    ...buildQueryResult(query, { hits, total: page.matches.total, index, started }),
    ...(query.facets.length === 0 ? {} : presentFacets(counted, query.maxValuesPerFacet)),
    ...(needsPrices ? presentPriceStats(page.matches) : {}),
    ...renderingContent(text, context, counted),
    ...(Object.keys(userData).length === 0 ? {} : { userData: [userData] }),
  });
}

type CountedFacets = ReadonlyMap<string, readonly FacetCount[]>;

function countedFacets({ facets }: StylesWithFacets, query: HostedQuery, { rules, categoryPath, currency }: QueryContext): CountedFacets {
  const hidden = new Set((findFacetRule(rules, categoryPath)?.hidden ?? []).map(hostedFacetName));
  const requested = query.facets.includes('*') ? visibleFacets.filter((name) => !hidden.has(name)) : query.facets;
  const currencyFacets = facets.filter(
    ({ attribute }) => !attribute.startsWith('price:') || attribute === indexedAttribute('price', currency),
  );
  const byName = Map.groupBy(currencyFacets, ({ attribute }) => hostedFacetName(attribute));
  return new Map(requested.flatMap((name) => (byName.has(name) ? [[name, byName.get(name)!] as const] : [])));
}

/** Returns the most frequent values of each facet. Ties stay in the facet's own order, in which M precedes L. */
function presentFacets(counted: CountedFacets, maxValues: number): Pick<HostedResult, 'facets'> {
  const facets = [...counted].map(([name, counts]) => {
    const frequent = counts.toSorted((a, b) => b.hits - a.hits).slice(0, maxValues);
    return [name, Object.fromEntries(frequent.map(({ value, hits }) => [value, hits]))] as const;
  });
  return { facets: Object.fromEntries(facets) };
}

function presentPriceStats({ priceStats, total }: StylesWithFacets): Pick<HostedResult, 'facets_stats'> {
  if (!priceStats || total === 0) return {};
  const { min, max, avg, sum } = priceStats;
  const toMajorUnits = (amount: number | null) => Math.round(amount ?? 0) / 100;
  return {
    facets_stats: { price: { min: toMajorUnits(min), max: toMajorUnits(max), avg: toMajorUnits(avg), sum: toMajorUnits(sum) } },
  };
}

function facetValues(counted: CountedFacets, { categoryNames }: QueryContext, nameOf: ValueName): HostedUserData['facetValues'] {
  const facets = [...counted].map(([name, counts]) => {
    const values = counts.map(({ value, label, swatch }) => {
      const translated = name === 'category' ? categoryNames.get(value) : nameOf(name, value);
      return [value, { label: translated ?? label, ...(swatch ? { swatch } : {}) }] as const;
    });
    return [name, Object.fromEntries(values)] as const;
  });
  return Object.fromEntries(facets);
}

function renderingContent(
  text: string | undefined,
  { rules, categoryPath }: QueryContext,
  counted: CountedFacets,
): Pick<HostedResult, 'renderingContent'> {
  const url = text === undefined ? undefined : findRedirect(rules, text);
  const order = (findFacetRule(rules, categoryPath)?.order ?? []).map(hostedFacetName);
  const values = [...counted].map(([name, counts]) => [name, { order: counts.map(({ value }) => value) }] as const);
  const hasOrder = order.length + values.length > 0;
  if (url === undefined && !hasOrder) return {};
  return {
    renderingContent: {
      ...(url === undefined ? {} : { redirect: { url } }),
      ...(hasOrder ? { facetOrdering: { facets: { order }, values: Object.fromEntries(values) } } : {}),
    },
  };
}
