import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from '../facets.ts';
import { searchDocuments, searchFacets } from '../tables.ts';

export type NumericAttribute = 'price' | 'rating' | 'ratingCount' | 'popularity';
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Filter =
  /** An empty list matches everything. */
  | { kind: 'and'; of: readonly Filter[] }
  /** An empty list matches nothing. */
  | { kind: 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'value'; attribute: string; values: readonly string[] }
  | { kind: 'style'; ids: readonly string[] }
  /**
   * Compares a number; prices are in minor units. A style with several prices matches if any amount between its lowest and highest price
   * does. An unknown number never matches.
   */
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

/** Returns an SQL array of the ids of facet values, without unknown values. */
export function facetNumbers(attribute: string, values: readonly string[]): SQL {
  return sql`ARRAY(SELECT id FROM ${searchFacets} WHERE attribute = ${attribute} AND value = ANY(${sql.param([...values])}::text[]))`;
}

/** Returns the SQL condition of a filter: true or false, never null. All texts are bound parameters. */
export function filterCondition(filter: Filter, currency: Currency): SQL {
  switch (filter.kind) {
    case 'and':
      return joinConditions(filter.of, sql` AND `, sql`true`, currency);
    case 'or':
      return joinConditions(mergeValueFilters(filter.of), sql` OR `, sql`false`, currency);
    case 'not':
      return sql`(NOT ${filterCondition(filter.of, currency)})`;
    case 'value':
      return sql`(${searchDocuments.facets} && ${facetNumbers(indexedAttribute(filter.attribute, currency), filter.values)})`;
    case 'style':
      return sql`(${searchDocuments.styleId} = ANY(${sql.param([...filter.ids])}::text[]))`;
    case 'number':
      return sql`coalesce(${comparisonCondition(filter, currency)}, false)`;
  }
}

function joinConditions(parts: readonly Filter[], operator: SQL, emptyCondition: SQL, currency: Currency): SQL {
  if (parts.length === 0) return emptyCondition;
  return sql`(${sql.join(
    parts.map((part) => filterCondition(part, currency)),
    operator,
  )})`;
}

const columns = {
  rating: searchDocuments.rating,
  ratingCount: searchDocuments.ratingCount,
  popularity: searchDocuments.popularity,
};
const signs: Record<Comparison, SQL> = { '<': sql`<`, '<=': sql`<=`, '=': sql`=`, '!=': sql`<>`, '>=': sql`>=`, '>': sql`>` };

function comparisonCondition({ attribute, comparison, amount }: Extract<Filter, { kind: 'number' }>, currency: Currency): SQL {
  const value = sql`${amount}::numeric`;
  if (attribute !== 'price') return sql`${columns[attribute]} ${signs[comparison]} ${value}`;
  const [lowest, highest] = [priceColumn(searchDocuments.priceMin, currency), priceColumn(searchDocuments.priceMax, currency)];
  if (comparison === '=') return sql`${value} BETWEEN ${lowest} AND ${highest}`;
  if (comparison === '!=') return sql`NOT ${value} BETWEEN ${lowest} AND ${highest}`;
  return sql`${comparison.startsWith('<') ? lowest : highest} ${signs[comparison]} ${value}`;
}

export function priceColumn(column: SQL | (typeof searchDocuments)['priceMin' | 'priceMax'], currency: Currency): SQL {
  return sql`(${column} ->> ${currency})::bigint`;
}
