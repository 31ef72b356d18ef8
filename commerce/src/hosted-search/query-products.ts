/** A query of the products' index, or of one of its replicas. */
import type { HostedResult, HostedUserData, SortingOption } from '@outfitter/contract';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import { findBanners, findFacetRule, findRedirect, listingTarget } from '../merchandising/find-rules.ts';
import { indexedAttribute } from '../search/facets.ts';
import type { FacetCount, Matches } from '../search/find-matches.ts';
import { correctedWords, findArrangedPage } from '../search/find-page.ts';
import { presentBanner } from '../search/present-banner.ts';
import { readTyping } from '../suggestions/read-typing.ts';
import { hostedName, shownFacets } from './attributes.ts';
import type { HostedQuery } from './parameters.ts';
import { styleRecord } from './record.ts';
import { reachable, resultOf } from './result.ts';
import { type HostedShop, type InContext, shopInContext } from './shop.ts';

/** Styles that meet the words and the filters, with the counts of the facets that are asked for: as many statements as a search has. */
export async function queryProducts(shop: HostedShop, index: string, sort: SortingOption, query: HostedQuery): Promise<HostedResult> {
  const started = performance.now();
  const context = await shopInContext(shop, query.contexts);
  const { currency, locale, rules } = context;
  const words = query.query.trim() === '' ? undefined : query.query.trim();
  const listed = { words, categoryId: query.contexts.category };
  const start = query.page * query.hitsPerPage;
  const input = {
    words,
    categoryId: undefined,
    shownAs: listed.categoryId,
    selected: new Map<string, string[]>(),
    sort,
    currency,
    locale,
    start: Math.min(start, reachable),
    count: start >= reachable ? 0 : Math.min(query.hitsPerPage, reachable - start),
    filter: query.filter,
  };
  const asksPrices = query.facets.includes('price') || query.facets.includes('*');
  const found = await findArrangedPage(shop, input, rules, shop.now, shop.cache, { facetsOfTiles: true, priceSpan: asksPrices });
  const corrected = correctedWords(found);
  const typed = readTyping(query.query, found.understood?.corrected, rules, locale);
  const hits = found.hits.map(({ hit, found: tile }) => styleRecord(hit, tile.facets ?? {}, query, typed));
  const counted = countedFacets(found.matches, query, context);
  const banners = findBanners(rules, listingTarget(listed));
  const nameOf = await readValueNames(shop.db, shop.cache, locale);
  const besides: HostedUserData = {
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(found.isRelaxed ? { isRelaxed: true as const } : {}),
    ...(counted.size === 0 ? {} : { facetValues: facetValues(counted, context, nameOf) }),
    ...(banners.length === 0 ? {} : { banners: banners.map(presentBanner) }),
  };
  return {
    ...resultOf(query, { hits, total: found.matches.total, index, started }),
    ...(query.facets.length === 0 ? {} : facetsAnswered(counted, query.maxValuesPerFacet)),
    ...(asksPrices ? pricesAnswered(found.matches) : {}),
    ...renderingContent(words, context, counted),
    ...(Object.keys(besides).length === 0 ? {} : { userData: [besides] }),
  };
}

/** By the name of each facet that is asked for and has values, those in the facet's own order. */
type Counted = ReadonlyMap<string, readonly FacetCount[]>;

function countedFacets({ facets }: Matches, query: HostedQuery, { rules, upwards, currency }: InContext): Counted {
  const hidden = new Set((findFacetRule(rules, upwards)?.hidden ?? []).map(hostedName));
  const asked = query.facets.includes('*') ? shownFacets.filter((name) => !hidden.has(name)) : query.facets;
  const own = facets.filter(({ attribute }) => !attribute.startsWith('price:') || attribute === indexedAttribute('price', currency));
  const byName = Map.groupBy(own, ({ attribute }) => hostedName(attribute));
  return new Map(asked.flatMap((name) => (byName.has(name) ? [[name, byName.get(name)!] as const] : [])));
}

/** The most frequent values of each. Ties stay in the facet's own order, which knows that M comes before L. */
function facetsAnswered(counted: Counted, most: number): Pick<HostedResult, 'facets'> {
  const facets = [...counted].map(([name, counts]) => {
    const frequent = counts.toSorted((a, b) => b.hits - a.hits).slice(0, most);
    return [name, Object.fromEntries(frequent.map(({ value, hits }) => [value, hits]))] as const;
  });
  return { facets: Object.fromEntries(facets) };
}

function pricesAnswered({ prices, total }: Matches): Pick<HostedResult, 'facets_stats'> {
  if (!prices || total === 0) return {};
  const major = (amount: number | null) => Math.round(amount ?? 0) / 100;
  return { facets_stats: { price: { min: major(prices.min), max: major(prices.max), avg: major(prices.avg), sum: major(prices.sum) } } };
}

/** What the values are called in the language of the query, and the color of those that are one. */
function facetValues(counted: Counted, { categories }: InContext, nameOf: ValueName): HostedUserData['facetValues'] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
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
  words: string | undefined,
  { rules, upwards }: InContext,
  counted: Counted,
): Pick<HostedResult, 'renderingContent'> {
  const url = words === undefined ? undefined : findRedirect(rules, words);
  const order = (findFacetRule(rules, upwards)?.order ?? []).map(hostedName);
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
