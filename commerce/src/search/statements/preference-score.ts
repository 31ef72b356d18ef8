import { type SQL, sql } from 'drizzle-orm';
import type { Preference } from '../query/intent/preferences.ts';
import { searchFacets } from '../tables.ts';

/** Score of the first style in a preferred order; more than a better field, less than the product type. */
const preferenceWeight = 1;
/** Share of the score that a style with an unknown value gets. */
const unknownShare = 0.4;

const weight = sql`(SELECT facet.position FROM ${searchFacets} AS facet WHERE facet.attribute = 'weight' AND facet.id = ANY(facets) LIMIT 1)`;

const columns: Record<Preference['attribute'], { value: SQL; ties: readonly SQL[] }> = {
  price: { value: sql`sort_price`, ties: [] },
  rating: { value: sql`rating`, ties: [sql`rating_count`] },
  popularity: { value: sql`popularity`, ties: [] },
  launch: { value: sql`launched_on`, ties: [] },
  weight: { value: weight, ties: [] },
};

/**
 * Returns the score of a hit by its rank in the preferred orders: the first gets the whole score, the last nothing. `matched` is the
 * source of the statement.
 */
export function preferenceScore(preferences: readonly Preference[]): SQL {
  return sql.join(preferences.map(rankScore), sql` + `);
}

/** Returns the score of a rank: the last in the ascending order is the first in the descending one. */
function rankScore({ attribute, order }: Preference): SQL {
  const { value, ties } = columns[attribute];
  const direction = order === 'descending' ? sql`` : sql` DESC`;
  const orders = [value, ...ties].map((column) => sql`${column}${direction}`);
  const rank = sql`percent_rank() OVER (PARTITION BY ${value} IS NULL ORDER BY ${sql.join(orders, sql`, `)})`;
  return sql`CASE WHEN ${value} IS NULL THEN ${unknownShare}::real ELSE ${rank} END * ${preferenceWeight}::real`;
}
