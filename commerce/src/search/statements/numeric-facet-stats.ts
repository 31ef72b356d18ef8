import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { liveGeneration, searchListings } from '../tables.ts';
import { type NumericAttribute, priceColumn } from './filter.ts';
import { isHit } from './matching-styles.ts';
import type { Refinement } from './variant-refinement.ts';
import { isNotEmpty } from './variant-sets.ts';

/** Statistics of a numeric attribute over the hits. Prices are in minor units. Everything is null if no hit has a number. */
export interface NumericFacetStats {
  /** Values with their number of hits, the most frequent first. A style with several matching prices counts for each of them. */
  values: [amount: number, hits: number][] | null;
  /** Over all values; for prices, `avg` and `sum` are over the lowest price of each style. */
  stats: { min: number | null; max: number | null; avg: number | null; sum: number | null };
}

/** Returns the column `numericStats` for a SELECT, after a comma: the `NumericFacetStats` of each attribute by its name. */
export function numericFacetStats(attributes: readonly NumericAttribute[], refinement: Refinement, currency: Currency): SQL {
  const pairs = attributes.map((attribute) => {
    const [values, stats] = attribute === 'price' ? priceStats(refinement, currency) : styleStats(attribute, refinement);
    return sql`${sql.raw(`'${attribute}'`)}, json_build_object('values', (${values}), 'stats', (${stats}))`;
  });
  return sql`, json_build_object(${sql.join(pairs, sql`, `)}) AS "numericStats"`;
}

const frequentFirst = sql`json_agg(json_build_array(value, hits) ORDER BY hits DESC, value)`;

const matchedColumns = { rating: sql`rating`, ratingCount: sql`rating_count`, popularity: sql`popularity` };

function styleStats(attribute: Exclude<NumericAttribute, 'price'>, refinement: Refinement): [values: SQL, stats: SQL] {
  const column = matchedColumns[attribute];
  const source = sql`FROM matched WHERE ${isHit(refinement)} AND ${column} IS NOT NULL`;
  return [
    sql`SELECT ${frequentFirst} FROM (SELECT ${column} AS value, count(*) AS hits ${source} GROUP BY value) AS counted`,
    sql`SELECT json_build_object('min', min(${column}), 'max', max(${column}), 'avg', avg(${column}), 'sum', sum(${column})) ${source}`,
  ];
}

function priceStats(refinement: Refinement, currency: Currency): [values: SQL, stats: SQL] {
  const { matchingVariants } = refinement;
  const isMatching = matchingVariants ? sql`AND ${isNotEmpty(sql`variants_at_price::bit varying & matched.variants`)}` : sql``;
  const source = sql`FROM matched JOIN ${searchListings} AS listing USING (style_id)`;
  const condition = sql`WHERE ${isHit(refinement)} AND listing.generation_id = ${liveGeneration}`;
  const priced = sql`jsonb_each_text(listing.variant_prices -> ${currency}) AS priced (amount, variants_at_price)`;
  const [lowest, highest] = [priceColumn(sql`listing.price_min`, currency), priceColumn(sql`listing.price_max`, currency)];
  const bounds = matchingVariants
    ? sql`SELECT min(amount::bigint) AS lowest, max(amount::bigint) AS highest FROM ${priced} WHERE true ${isMatching}`
    : sql`SELECT ${lowest} AS lowest, ${highest} AS highest`;
  return [
    sql`SELECT ${frequentFirst} FROM (
      SELECT amount::bigint AS value, count(*) AS hits ${source} CROSS JOIN LATERAL ${priced} ${condition} ${isMatching} GROUP BY value) AS counted`,
    sql`SELECT json_build_object('min', min(lowest), 'max', max(highest), 'avg', avg(lowest), 'sum', sum(lowest))
      ${source} CROSS JOIN LATERAL (${bounds}) AS bounds ${condition}`,
  ];
}
