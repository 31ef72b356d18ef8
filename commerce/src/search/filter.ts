/** An expression over what the index keeps of a style, and the condition that it is in SQL. Pure. */
import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from './facets.ts';
import { searchDocuments, searchFacets } from './tables.ts';

export type NumericAttribute = 'price' | 'rating' | 'ratingCount' | 'popularity';
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Filter =
  /** All of them; of none, everything. */
  | { kind: 'and'; of: readonly Filter[] }
  /** One of them at least; of none, nothing. */
  | { kind: 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  /** It has one of these values of an attribute that listings are narrowed by. */
  | { kind: 'value'; attribute: string; values: readonly string[] }
  /** It is one of these styles. */
  | { kind: 'style'; ids: readonly string[] }
  /**
   * A number of it compares so; prices in minor units. A style has as many prices as its colors and sizes: one of them has to, anywhere
   * between the least and the most. What is not known compares with nothing.
   */
  | { kind: 'number'; attribute: NumericAttribute; comparison: Comparison; amount: number };

/** Values of one attribute side by side in an "or" are one condition over the array. */
function joinedValues(parts: readonly Filter[]): Filter[] {
  const byAttribute = new Map<string, string[]>();
  const others: Filter[] = [];
  for (const part of parts) {
    if (part.kind === 'value') byAttribute.set(part.attribute, [...(byAttribute.get(part.attribute) ?? []), ...part.values]);
    else others.push(part);
  }
  return [...[...byAttribute].map(([attribute, values]): Filter => ({ kind: 'value', attribute, values })), ...others];
}

/** The numbers of some facet values; none of an unknown value. */
export function facetNumbers(attribute: string, values: readonly string[]): SQL {
  return sql`ARRAY(SELECT id FROM ${searchFacets} WHERE attribute = ${attribute} AND value = ANY(${sql.param([...values])}::text[]))`;
}

/** The condition of an expression over a document; true or false, never null. Every text in it is a value. */
export function filterCondition(filter: Filter, currency: Currency): SQL {
  switch (filter.kind) {
    case 'and':
      return joined(filter.of, sql` AND `, sql`true`, currency);
    case 'or':
      return joined(joinedValues(filter.of), sql` OR `, sql`false`, currency);
    case 'not':
      return sql`(NOT ${filterCondition(filter.of, currency)})`;
    case 'value':
      return sql`(${searchDocuments.facets} && ${facetNumbers(indexedAttribute(filter.attribute, currency), filter.values)})`;
    case 'style':
      return sql`(${searchDocuments.styleId} = ANY(${sql.param([...filter.ids])}::text[]))`;
    case 'number':
      return sql`coalesce(${compared(filter, currency)}, false)`;
  }
}

function joined(parts: readonly Filter[], word: SQL, none: SQL, currency: Currency): SQL {
  if (parts.length === 0) return none;
  return sql`(${sql.join(
    parts.map((part) => filterCondition(part, currency)),
    word,
  )})`;
}

const columns = {
  rating: searchDocuments.rating,
  ratingCount: searchDocuments.ratingCount,
  popularity: searchDocuments.popularity,
};
const signs: Record<Comparison, SQL> = { '<': sql`<`, '<=': sql`<=`, '=': sql`=`, '!=': sql`<>`, '>=': sql`>=`, '>': sql`>` };

function compared({ attribute, comparison, amount }: Extract<Filter, { kind: 'number' }>, currency: Currency): SQL {
  const value = sql`${amount}::numeric`;
  if (attribute !== 'price') return sql`${columns[attribute]} ${signs[comparison]} ${value}`;
  const [least, most] = [priceColumn(searchDocuments.priceMin, currency), priceColumn(searchDocuments.priceMax, currency)];
  if (comparison === '=') return sql`${value} BETWEEN ${least} AND ${most}`;
  if (comparison === '!=') return sql`NOT ${value} BETWEEN ${least} AND ${most}`;
  return sql`${comparison.startsWith('<') ? least : most} ${signs[comparison]} ${value}`;
}

/** A price of a document in minor units. */
export function priceColumn(column: SQL | (typeof searchDocuments)['priceMin' | 'priceMax'], currency: Currency): SQL {
  return sql`(${column} ->> ${currency})::bigint`;
}
