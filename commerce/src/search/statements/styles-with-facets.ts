import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tile } from '../indexing/search-document.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments, searchFacets, searchListings } from '../tables.ts';
import type { NumericAttribute } from './filter.ts';
import type { MatchCondition } from './match-condition.ts';
import { isHit, matchingStyles, type StyleSelection } from './matching-styles.ts';
import { type NumberCounts, numberCounts } from './number-counts.ts';
import { type Refinement, refine, type SelectedAttribute } from './variant-refinement.ts';
import { isNotEmpty } from './variant-sets.ts';

export interface FacetCount {
  attribute: string;
  value: string;
  label: string;
  swatch: string | null;
  hits: number;
}

export interface ExtraColumns {
  facetsOfStyles?: boolean;
  numbers?: readonly NumericAttribute[];
}

export interface FoundStyle {
  styleId: string;
  tile: Tile;
  /** Equal for styles whose order follows from their quality alone; null in an order that the shopper has chosen. */
  tier: string | null;
  facets?: Record<string, string[]>;
  /** Color code and price, in minor units, of the variants that match; null if nothing selected depends on variants. */
  offering: [colorCode: string, amountMinor: number][] | null;
}

export interface StylesWithFacets {
  total: number;
  styles: FoundStyle[];
  facets: FacetCount[];
  /** Number of styles that match before refinements are applied. */
  unrefinedTotal: number;
  /** Number of hits that match every clause outside of their copy. */
  strongMatches: number;
  numbers?: Partial<Record<NumericAttribute, NumberCounts>>;
}

export const noStyles: StylesWithFacets = { total: 0, styles: [], facets: [], unrefinedTotal: 0, strongMatches: 0 };

/** Finds one page of matching styles and the counts of every facet value. Without `match`, all styles match. One statement. */
export async function findStylesWithFacets(
  { queryable, currency }: SearchReadContext,
  selection: StyleSelection,
  { match, extras = {} }: { match?: MatchCondition | undefined; extras?: ExtraColumns } = {},
): Promise<StylesWithFacets> {
  const refinement = refine(selection, currency);
  const { rows } = await queryable.execute<{ [Key in keyof StylesWithFacets]: StylesWithFacets[Key] | null }>(sql`
    WITH ${matchingStyles(selection, currency, match, refinement)}, counted AS (${facetCounts(refinement)}), counts AS (
      SELECT facet.attribute, facet.value, facet.label, facet.swatch, facet.position, sum(counted.hits)::integer AS hits
      FROM counted JOIN ${searchFacets} AS facet ON facet.id = counted.number WHERE ${isCountOfFacet(refinement)} GROUP BY facet.id
    )
    SELECT
      (SELECT count(*)::integer FROM matched WHERE ${isHit(refinement)}) AS total, (SELECT count(*)::integer FROM matched) AS "unrefinedTotal",
      (SELECT count(*)::integer FROM matched WHERE met = ${match?.clauseCount ?? 0}) AS "strongMatches",
      (SELECT json_agg(json_build_object('styleId', document.style_id, 'tile', document.tile, 'tier', page.tier, 'offering', ${offering(refinement, currency)}${extras.facetsOfStyles ? facetsOfStyle : sql``}) ORDER BY page.rank)
       FROM page JOIN ${searchDocuments} AS document USING (style_id) JOIN ${searchListings} AS listing USING (generation_id, style_id)
       WHERE document.generation_id = ${liveGeneration}) AS styles,
      (SELECT json_agg(json_build_object('attribute', attribute, 'value', value, 'label', label, 'swatch', swatch, 'hits', hits)
        ORDER BY attribute, position, value) FROM counts) AS facets
      ${extras.numbers?.length ? numberCounts(extras.numbers, refinement, currency) : sql``}`);
  const [row] = rows;
  const { total, styles, facets, unrefinedTotal, strongMatches, numbers } = row ?? {};
  return {
    total: total ?? 0,
    styles: styles ?? [],
    facets: facets ?? [],
    unrefinedTotal: unrefinedTotal ?? 0,
    strongMatches: strongMatches ?? 0,
    ...(numbers ? { numbers } : {}),
  };
}

const facetsOfStyle = sql`, 'facets', (
  SELECT json_object_agg(attribute, values) FROM (
    SELECT attribute, json_agg(value ORDER BY position, value) AS values FROM ${searchFacets}
    WHERE id = ANY(listing.facets) GROUP BY attribute
  ) AS own)`;

/** Returns the colors and prices of the variants that match, for the tile. */
function offering({ matchingVariants }: Refinement, currency: Currency): SQL {
  if (!matchingVariants) return sql`NULL`;
  return sql`(SELECT json_agg(json_build_array(color.key, price.key::bigint))
    FROM jsonb_each_text(document.variant_colors) AS color, jsonb_each_text(listing.variant_prices -> ${currency}) AS price
    WHERE ${isNotEmpty(sql`color.value::bit varying & price.value::bit varying & page.variants`)})`;
}

/**
 * Counts the facet values of `matched` by `missed`. A style that meets everything counts for each value that one of its matching variants
 * has. A style that lacks only a selected attribute of whole styles counts for that attribute, with its bit. The facet of a selected
 * attribute of variants is counted separately, over the variants that meet everything else.
 */
function facetCounts({ matchingVariants, selectedOfStyle, selectedOfVariants }: Refinement): SQL {
  const countedBits = sql.join([sql`0`, ...selectedOfStyle.map(bitOf)], sql`, `);
  const counts = [
    countValues(sql`missed`, sql`missed IN (${countedBits})`, matchingVariants && sql`variants`),
    ...selectedOfVariants.map((selected) =>
      countValues(bitOf(selected), sql`missed = 0`, selected.othersColumn === undefined ? undefined : sql.raw(selected.othersColumn)),
    ),
  ];
  return sql.join(counts, sql` UNION ALL `);
}

/** Counts the styles with each facet value. With `variants`, a value counts only if one of these variants has it, or the whole style. */
function countValues(missed: SQL, condition: SQL, variants: SQL | undefined): SQL {
  // unnest in the select list streams its rows; in the FROM clause it would materialize those of each style first.
  if (!variants) {
    return sql`SELECT missed, number, count(*) AS hits FROM (SELECT ${missed} AS missed, unnest(facets) AS number FROM matched WHERE ${condition}) AS each
      GROUP BY missed, number`;
  }
  return sql`SELECT missed, number, count(*) AS hits FROM (
      SELECT ${missed} AS missed, unnest(facets) AS number, unnest(variant_sets) AS owners, ${variants} AS counted
      FROM matched WHERE ${condition} AND ${isNotEmpty(variants)}
    ) AS each WHERE owners IS NULL OR ${isNotEmpty(sql`owners & counted`)} GROUP BY missed, number`;
}

/** Returns the condition of a count that belongs to the facet of its value. */
function isCountOfFacet({ selectedOfStyle, selectedOfVariants }: Refinement): SQL {
  const countedSeparately = sql.param(selectedOfVariants.map(({ attribute }) => attribute));
  const own = [...selectedOfStyle, ...selectedOfVariants].map(
    (selected) => sql`(counted.missed = ${bitOf(selected)} AND facet.attribute = ${selected.attribute})`,
  );
  return sql.join([sql`(counted.missed = 0 AND facet.attribute <> ALL(${countedSeparately}::text[]))`, ...own], sql` OR `);
}

const bitOf = ({ bit }: SelectedAttribute) => sql.raw(String(bit));
