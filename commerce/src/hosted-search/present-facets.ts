import type { HostedResult, HostedUserData } from '@outfitter/contract';
import type { ValueName } from '../catalog/value-names.ts';
import { findFacetRule, findRedirect } from '../merchandising/find-rules.ts';
import {
  type FacetCount,
  indexedAttribute,
  type NumericAttribute,
  type NumericFacetStats,
  presentFacetValue,
  type StylesWithFacets,
} from '../search/index.ts';
import { hostedFacetName, numericAttribute, numericFacets, visibleFacets } from './filters/attributes.ts';
import type { QueryContext } from './query-context.ts';
import type { HostedQuery } from './query-parameters.ts';

export interface CountedFacets {
  values: ReadonlyMap<string, readonly FacetCount[]>;
  numericStats: ReadonlyMap<string, NumericFacetStats>;
}

export function requestedNumericFacets({ facets }: HostedQuery): NumericAttribute[] {
  const names = new Set([...(facets.includes('*') ? numericFacets.map(({ name }) => name) : []), ...facets]);
  return [...names].flatMap((name) => numericAttribute(name) ?? []);
}

/**
 * Returns the counted facets that a query asks for. `*` stands for all facets of the shop that no merchandising rule hides; a facet that is
 * requested by name is returned even if a rule hides it.
 */
export function selectRequestedFacets(matches: StylesWithFacets, query: HostedQuery, context: QueryContext): CountedFacets {
  const hidden = hiddenFacets(context);
  const { currency } = context;
  const isAll = query.facets.includes('*');
  const requested = isAll ? visibleFacets.filter((name) => !hidden.has(name)) : query.facets;
  const currencyFacets = matches.facets.filter(
    ({ attribute }) => !attribute.startsWith('price:') || attribute === indexedAttribute('price', currency),
  );
  const byName = Map.groupBy(currencyFacets, ({ attribute }) => hostedFacetName(attribute));
  const numericNames = isAll ? numericFacets.filter(({ rangeFacet }) => !hidden.has(rangeFacet)).map(({ name }) => name) : [];
  const numericStats = [...new Set([...numericNames, ...query.facets])].flatMap((name) => {
    const attribute = numericAttribute(name);
    const stats = attribute && matches.numericStats?.[attribute];
    return stats?.values ? [[name, stats] as const] : [];
  });
  return {
    values: new Map(requested.flatMap((name) => (byName.has(name) ? [[name, byName.get(name)!] as const] : []))),
    numericStats: new Map(numericStats),
  };
}

function hiddenFacets({ rules, categoryPath }: QueryContext): ReadonlySet<string> {
  return new Set((findFacetRule(rules, categoryPath)?.hidden ?? []).map(hostedFacetName));
}

/** Converts an amount from minor units, in which prices are indexed. */
const toMajorUnits = (name: string, amount: number) => (name === 'price' ? amount / 100 : amount);

/**
 * Returns the most frequent values of each facet. Ties stay in the facet's own order, in which M precedes L. The search statement sorts the
 * values of numeric facets by their frequency.
 */
export function presentFacets({ values, numericStats }: CountedFacets, maxValues: number): Pick<HostedResult, 'facets'> {
  const facets = [...values].map(([name, counts]) => {
    const frequent = counts.toSorted((a, b) => b.hits - a.hits).slice(0, maxValues);
    return [name, Object.fromEntries(frequent.map(({ value, hits }) => [value, hits]))] as const;
  });
  const numeric = [...numericStats].map(([name, stats]) => {
    const frequent = (stats.values ?? []).slice(0, maxValues);
    return [name, Object.fromEntries(frequent.map(([amount, hits]) => [String(toMajorUnits(name, amount)), hits]))] as const;
  });
  return { facets: Object.fromEntries([...facets, ...numeric]) };
}

export function presentStats({ numericStats }: CountedFacets): Pick<HostedResult, 'facets_stats'> {
  if (numericStats.size === 0) return {};
  const stats = [...numericStats].map(([name, { stats: counted }]) => {
    const present = (amount: number | null) => toMajorUnits(name, name === 'price' ? Math.round(amount ?? 0) : (amount ?? 0));
    const { min, max, avg, sum } = counted;
    return [name, { min: present(min), max: present(max), avg: present(avg), sum: present(sum) }] as const;
  });
  return { facets_stats: Object.fromEntries(stats) };
}

/** Returns the label, and the swatch of a color, of each value for `userData.facetValues`. */
export function presentFacetLabels(
  { values }: CountedFacets,
  { categoryNames }: QueryContext,
  nameOf: ValueName,
): HostedUserData['facetValues'] {
  const facets = [...values].map(([facet, counts]) => {
    const named = counts.map(
      (count) =>
        [count.value, presentFacetValue(count, facet === 'category' ? (_, category) => categoryNames.get(category) : nameOf)] as const,
    );
    return [facet, Object.fromEntries(named)] as const;
  });
  return Object.fromEntries(facets);
}

/** Returns the redirect of a search text, and the order of the facets: first those of the merchant's rule, then the shop's own order. */
export function renderingContent(
  text: string | undefined,
  context: QueryContext,
  counted: CountedFacets,
): Pick<HostedResult, 'renderingContent'> {
  const url = text === undefined ? undefined : findRedirect(context.rules, text);
  const order = facetOrder(context, counted);
  const values = [...counted.values].map(([name, counts]) => [name, { order: counts.map(({ value }) => value) }] as const);
  if (url === undefined && order.length === 0) return {};
  return {
    renderingContent: {
      ...(url === undefined ? {} : { redirect: { url } }),
      ...(order.length > 0 ? { facetOrdering: { facets: { order }, values: Object.fromEntries(values) } } : {}),
    },
  };
}

function facetOrder(context: QueryContext, { values, numericStats }: CountedFacets): string[] {
  const hidden = hiddenFacets(context);
  // The facets of a rule are listed even if they have no values here.
  const ofMerchant = (findFacetRule(context.rules, context.categoryPath)?.order ?? []).map(hostedFacetName);
  const ofShop = [...visibleFacets, ...values.keys()].filter((name) => values.has(name) && !hidden.has(name));
  const order = [...new Set([...ofMerchant, ...ofShop])];
  const numbersAfter = (ranges: string) =>
    numericFacets.flatMap(({ name, rangeFacet }) => (rangeFacet === ranges && numericStats.has(name) ? [name] : []));
  return [...new Set([...order.flatMap((name) => [name, ...numbersAfter(name)]), ...numericStats.keys()])];
}
