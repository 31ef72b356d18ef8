import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute, isOfVariant } from '../facets.ts';
import { searchFacets, searchListings } from '../tables.ts';
import { intersection, union, variantsIf, variantsWithAnyValue, variantsWithPrice } from './variant-sets.ts';

export type NumericAttribute = 'price' | 'rating' | 'ratingCount' | 'popularity';
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A style matches if one of its variants meets the whole filter. */
export type Filter =
  /** An empty list matches everything. */
  | { kind: 'and'; of: readonly Filter[] }
  /** An empty list matches nothing. */
  | { kind: 'or'; of: readonly Filter[] }
  /** Matches a style without any variant that matches. */
  | { kind: 'not'; of: Filter }
  | { kind: 'value'; attribute: string; values: readonly string[] }
  | { kind: 'style'; ids: readonly string[] }
  /** Compares a number; prices are those of the variants, in minor units. An unknown number never matches. */
  | { kind: 'number'; attribute: NumericAttribute; comparison: Comparison; amount: number };

function mergeValueFilters(parts: readonly Filter[]): Filter[] {
  const byAttribute = new Map<string, string[]>();
  const otherParts: Filter[] = [];
  for (const part of parts) {
    if (part.kind === 'value') byAttribute.set(part.attribute, [...(byAttribute.get(part.attribute) ?? []), ...part.values]);
    else otherParts.push(part);
  }
  return [...[...byAttribute].map(([attribute, values]): Filter => ({ kind: 'value', attribute, values })), ...otherParts];
}

/** Returns an SQL array of the ids of facet values, without those of unknown values. */
export function facetNumbers(attribute: string, values: readonly string[]): SQL {
  return sql`ARRAY(SELECT id FROM ${searchFacets} WHERE attribute = ${attribute} AND value = ANY(${sql.param([...values])}::text[]))`;
}

export interface FilterParts {
  /** SQL conditions that every matching style meets: true or false, never null. */
  conditions: SQL[];
  /** SQL expressions of sets of variants; a variant in all of them meets the filter. Empty if the filter depends on no variant. */
  variants: SQL[];
}

/** Translates a filter into SQL. All texts are bound parameters. */
export function filterParts(filter: Filter, currency: Currency): FilterParts {
  if (filter.kind === 'and') {
    const parts = filter.of.map((part) => filterParts(part, currency));
    return { conditions: parts.flatMap(({ conditions }) => conditions), variants: parts.flatMap(({ variants }) => variants) };
  }
  if (!dependsOnVariants(filter)) return { conditions: [styleCondition(filter, currency)], variants: [] };
  // The condition repeats what the sets say, for the index of the facets.
  const conditions = filter.kind === 'value' ? [hasAnyValue(filter.attribute, filter.values, currency)] : [];
  return { conditions, variants: [matchingVariants(filter, currency)] };
}

function dependsOnVariants(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.some(dependsOnVariants);
    case 'not':
      return dependsOnVariants(filter.of);
    case 'value':
      return isOfVariant(filter.attribute);
    case 'style':
      return false;
    case 'number':
      return filter.attribute === 'price';
  }
}

export function hasAnyValue(attribute: string, values: readonly string[], currency: Currency): SQL {
  return sql`${searchListings.facets} && ${facetNumbers(indexedAttribute(attribute, currency), values)}`;
}

function styleCondition(filter: Filter, currency: Currency): SQL {
  switch (filter.kind) {
    case 'and':
      return joinConditions(filter.of, sql` AND `, sql`true`, currency);
    case 'or':
      return joinConditions(mergeValueFilters(filter.of), sql` OR `, sql`false`, currency);
    case 'not':
      return sql`(NOT ${styleCondition(filter.of, currency)})`;
    case 'value':
      return sql`(${hasAnyValue(filter.attribute, filter.values, currency)})`;
    case 'style':
      return sql`(${searchListings.styleId} = ANY(${sql.param([...filter.ids])}::text[]))`;
    case 'number':
      return sql`coalesce(${comparisonCondition(filter)}, false)`;
  }
}

function joinConditions(parts: readonly Filter[], operator: SQL, emptyCondition: SQL, currency: Currency): SQL {
  if (parts.length === 0) return emptyCondition;
  return sql`(${sql.join(
    parts.map((part) => styleCondition(part, currency)),
    operator,
  )})`;
}

function matchingVariants(filter: Filter, currency: Currency): SQL {
  if (!dependsOnVariants(filter)) return variantsIf(styleCondition(filter, currency));
  switch (filter.kind) {
    case 'and':
      return intersection(filter.of.map((part) => matchingVariants(part, currency)));
    case 'or':
      return union(mergeValueFilters(filter.of).map((part) => matchingVariants(part, currency)));
    case 'not':
      return variantsIf(sql`bit_count(${matchingVariants(filter.of, currency)}) = 0`);
    case 'value':
      return variantsWithAnyValue(filter.attribute, filter.values, currency);
    case 'number':
      return variantsWithPrice(sql`amount ${signs[filter.comparison]} ${filter.amount}::numeric`, currency);
    case 'style':
      return variantsIf(styleCondition(filter, currency));
  }
}

const columns = {
  rating: searchListings.rating,
  ratingCount: searchListings.ratingCount,
  popularity: searchListings.popularity,
};
const signs: Record<Comparison, SQL> = { '<': sql`<`, '<=': sql`<=`, '=': sql`=`, '!=': sql`<>`, '>=': sql`>=`, '>': sql`>` };

function comparisonCondition({ attribute, comparison, amount }: Extract<Filter, { kind: 'number' }>): SQL {
  const column = attribute === 'price' ? sql`NULL::numeric` : columns[attribute];
  return sql`${column} ${signs[comparison]} ${amount}::numeric`;
}

export function priceColumn(column: SQL | (typeof searchListings)['priceMin' | 'priceMax'], currency: Currency): SQL {
  return sql`(${column} ->> ${currency})::bigint`;
}
