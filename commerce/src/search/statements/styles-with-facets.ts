import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments, searchFacets, searchListings } from '../tables.ts';
import { type CountedValue, type FacetCount, facetCounts, namedCounts } from './facet-counts.ts';
import { cachedFacetValues, cacheFacetValues, facetRows, readFacetValues } from './facet-values.ts';
import type { NumericAttribute } from './filter.ts';
import type { MatchCondition } from './match-condition.ts';
import { isHit, matchingStyles, type StyleSelection } from './matching-styles.ts';
import { type NumericFacetStats, numericFacetStats } from './numeric-facet-stats.ts';
import { buildRefinement, type Refinement } from './variant-refinement.ts';
import { isNotEmpty } from './variant-sets.ts';

export interface ExtraColumns {
  facetsOfStyles?: boolean;
  numericFacets?: readonly NumericAttribute[];
}

export interface FoundStyle {
  styleId: string;
  /** Version of the row, which changes with every write of the style to the index. */
  version: string;
  primaryCategoryId: string;
  /** Equal for styles that only their quality orders; null unless the listing is sorted by best matches. */
  tier: string | null;
  facets?: Record<string, string[]>;
  /** Color code and price, in minor units, of the variants that match; null if nothing selected depends on variants. */
  matchingPrices: [colorCode: string, amountMinor: number][] | null;
}

export interface StylesWithFacets {
  total: number;
  styles: FoundStyle[];
  facets: FacetCount[];
  /** Number of styles that match before refinements are applied. */
  unrefinedTotal: number;
  /** Number of hits that match every clause outside of their copy. */
  strongMatches: number;
  numericStats?: Partial<Record<NumericAttribute, NumericFacetStats>>;
}

export const noStyles: StylesWithFacets = { total: 0, styles: [], facets: [], unrefinedTotal: 0, strongMatches: 0 };

interface FoundRow extends Record<string, unknown> {
  total: number;
  unrefinedTotal: number;
  strongMatches: number;
  styles: FoundStyle[] | null;
  counted: CountedValue[] | null;
  /** Null if the values were cached. */
  facetValues: Parameters<typeof cacheFacetValues>[1] | null;
  numericStats?: StylesWithFacets['numericStats'];
}

/**
 * Finds one page of matching styles and the counts of every facet value. Without `match`, all styles match. One statement; a second one
 * if a style has facet values that were indexed after the cached ones.
 */
export async function findStylesWithFacets(
  context: SearchReadContext,
  selection: StyleSelection,
  { match, extras = {} }: { match?: MatchCondition | undefined; extras?: ExtraColumns } = {},
): Promise<StylesWithFacets> {
  const { queryable, currency, catalogCache } = context;
  const refinement = buildRefinement(selection, currency);
  const cachedValues = cachedFacetValues(catalogCache);
  const since = catalogCache?.version() ?? 0;
  const { rows } = await queryable.execute<FoundRow>(sql`
    WITH ${matchingStyles(selection, currency, match, refinement)}, counted AS (${facetCounts(refinement)})
    SELECT ${matchCounts(refinement, match)}, (${pageStyles(refinement, currency, extras)}) AS styles,
      (SELECT json_agg(json_build_array(unmet_bit, number, hits)) FROM counted) AS counted,
      CASE WHEN ${cachedValues === undefined}::boolean THEN ${facetRows} END AS "facetValues"
      ${extras.numericFacets?.length ? numericFacetStats(extras.numericFacets, refinement, currency) : sql``}`);
  const { total, styles, unrefinedTotal, strongMatches, counted, facetValues, numericStats } = rows[0]!;
  const known = cachedValues ?? cacheFacetValues(catalogCache, facetValues ?? [], since);
  const isKnown = (counted ?? []).every(([, id]) => known.has(id));
  const values = isKnown ? known : await readFacetValues(queryable, catalogCache);
  return {
    total,
    styles: styles ?? [],
    facets: namedCounts(counted ?? [], refinement, values),
    unrefinedTotal,
    strongMatches,
    ...(numericStats ? { numericStats } : {}),
  };
}

/** Finds one page of matching styles without counts of facet values. One statement. */
export async function findStyles(
  { queryable, currency }: SearchReadContext,
  selection: StyleSelection,
  match: MatchCondition,
): Promise<StylesWithFacets> {
  const refinement = buildRefinement(selection, currency);
  const { rows } = await queryable.execute<FoundRow>(sql`
    WITH ${matchingStyles(selection, currency, match, refinement)}
    SELECT ${matchCounts(refinement, match)}, (${pageStyles(refinement, currency, {})}) AS styles`);
  const { total, styles, unrefinedTotal, strongMatches } = rows[0]!;
  return { total, styles: styles ?? [], facets: [], unrefinedTotal, strongMatches };
}

function matchCounts(refinement: Refinement, match: MatchCondition | undefined): SQL {
  return sql`(SELECT count(*)::integer FROM matched WHERE ${isHit(refinement)}) AS total,
      (SELECT count(*)::integer FROM matched) AS "unrefinedTotal",
      (SELECT count(*)::integer FROM matched WHERE clauses_met = ${match?.clauseCount ?? 0}) AS "strongMatches"`;
}

function pageStyles(refinement: Refinement, currency: Currency, { facetsOfStyles }: ExtraColumns): SQL {
  const usesListing = facetsOfStyles || refinement.matchingVariants !== undefined;
  return sql`SELECT json_agg(json_build_object('styleId', document.style_id, 'version', document.xmin::text,
      'primaryCategoryId', document.tile -> 'primaryCategoryId', 'tier', page.tier,
      'matchingPrices', ${matchingPrices(refinement, currency)}${facetsOfStyles ? facetsOfStyle : sql``}) ORDER BY page.rank)
    FROM page JOIN ${searchDocuments} AS document USING (style_id)
      ${usesListing ? sql`JOIN ${searchListings} AS listing USING (generation_id, style_id)` : sql``}
    WHERE document.generation_id = ${liveGeneration}`;
}

const facetsOfStyle = sql`, 'facets', (
  SELECT json_object_agg(attribute, values) FROM (
    SELECT attribute, json_agg(value ORDER BY position, value) AS values FROM ${searchFacets}
    WHERE id = ANY(listing.facets) GROUP BY attribute
  ) AS own)`;

function matchingPrices({ matchingVariants }: Refinement, currency: Currency): SQL {
  if (!matchingVariants) return sql`NULL`;
  return sql`(SELECT json_agg(json_build_array(color.key, price.key::bigint))
    FROM jsonb_each_text(document.variant_colors) AS color, jsonb_each_text(listing.variant_prices -> ${currency}) AS price
    WHERE ${isNotEmpty(sql`color.value::bit varying & price.value::bit varying & page.variants`)})`;
}
