/** SQL over sets of a style's variants: bit strings with one bit for each distinct combination of values. */
import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from '../facets.ts';
import { searchFacets, searchListings } from '../tables.ts';

// Every style has a first set, since each has a price.
export const noVariants = sql`(${searchListings.variantSets}[1] # ${searchListings.variantSets}[1])`;
export const allVariants = sql`(~ ${noVariants})`;

export const isNotEmpty = (variants: SQL): SQL => sql`bit_count(${variants}) > 0`;

export const intersection = (sets: readonly SQL[]): SQL => (sets.length === 0 ? allVariants : sql`(${sql.join([...sets], sql` & `)})`);

export const union = (sets: readonly SQL[]): SQL => (sets.length === 0 ? noVariants : sql`(${sql.join([...sets], sql` | `)})`);

/** Returns all variants if the condition holds, otherwise none. */
export const variantsIf = (condition: SQL): SQL => sql`CASE WHEN ${condition} THEN ${allVariants} ELSE ${noVariants} END`;

export function variantsWithAnyValue(attribute: string, values: readonly string[], currency: Currency): SQL {
  // A subquery without references to the row runs once per statement.
  const facetId = (value: string) =>
    sql`(SELECT id FROM ${searchFacets} WHERE attribute = ${indexedAttribute(attribute, currency)} AND value = ${value})`;
  const sets = values.map(
    (value) => sql`coalesce(${searchListings.variantSets}[array_position(${searchListings.facets}, ${facetId(value)})], ${noVariants})`,
  );
  return union(sets);
}

/** Returns the variants whose price meets `condition`, a condition on `amount` in minor units. */
export function variantsWithPrice(condition: SQL, currency: Currency): SQL {
  return sql`coalesce((SELECT bit_or(priced.variants::bit varying)
    FROM jsonb_each_text(${searchListings.variantPrices} -> ${currency}) AS priced (amount_text, variants), CAST(amount_text AS bigint) AS amount
    WHERE ${condition}), ${noVariants})`;
}
