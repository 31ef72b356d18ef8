import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from '../facets.ts';
import type { Tile } from '../indexing/search-document.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments, searchFacets } from '../tables.ts';
import { facetNumbers, priceColumn } from './filter.ts';
import type { MatchCondition } from './match-condition.ts';
import { matchingStyles, type StyleSelection } from './matching-styles.ts';

export interface FacetCount {
  attribute: string;
  value: string;
  label: string;
  swatch: string | null;
  hits: number;
}

export interface ExtraColumns {
  facetsOfStyles?: boolean;
  priceStats?: boolean;
}

export interface FoundStyle {
  styleId: string;
  tile: Tile;
  facets?: Record<string, string[]>;
}

export interface StylesWithFacets {
  total: number;
  styles: FoundStyle[];
  facets: FacetCount[];
  /** Number of styles that match before refinements are applied. */
  unrefinedTotal: number;
  /** Number of hits that match every clause outside of their copy. */
  strongMatches: number;
  /** In minor units. `min` and `max` are over all prices, `avg` and `sum` over the lowest price of each style. */
  priceStats?: { min: number | null; max: number | null; avg: number | null; sum: number | null };
}

export const noStyles: StylesWithFacets = { total: 0, styles: [], facets: [], unrefinedTotal: 0, strongMatches: 0 };

/** Finds one page of matching styles and the counts of every facet value. Without `match`, all styles match. One statement. */
export async function findStylesWithFacets(
  { queryable, currency }: SearchReadContext,
  selection: StyleSelection,
  { match, extras = {} }: { match?: MatchCondition | undefined; extras?: ExtraColumns } = {},
): Promise<StylesWithFacets> {
  const groups = [...selection.selected].map(([id, values]) => ({ attribute: indexedAttribute(id, currency), values }));
  const masks = selectionMasks(groups);
  const { rows } = await queryable.execute<{ [Key in keyof StylesWithFacets]: StylesWithFacets[Key] | null }>(sql`
    WITH ${matchingStyles(selection, currency, match, masks.missed)}, counted AS (
      -- unnest in the select list streams its rows; in the FROM clause it would materialize those of each style first.
      SELECT missed, number, count(*) AS hits FROM (SELECT missed, unnest(facets) AS number FROM matched WHERE ${masks.isCounted}) AS each
      GROUP BY missed, number
    ), counts AS (
      SELECT facet.attribute, facet.value, facet.label, facet.swatch, facet.position, sum(counted.hits)::integer AS hits
      FROM counted JOIN ${searchFacets} AS facet ON facet.id = counted.number WHERE ${masks.isOwnFacet} GROUP BY facet.id
    )
    SELECT
      (SELECT count(*)::integer FROM matched WHERE missed = 0) AS total, (SELECT count(*)::integer FROM matched) AS "unrefinedTotal",
      (SELECT count(*)::integer FROM matched WHERE met = ${match?.clauseCount ?? 0}) AS "strongMatches",
      (SELECT json_agg(json_build_object('styleId', document.style_id, 'tile', document.tile${extras.facetsOfStyles ? facetsOfStyle : sql``}) ORDER BY page.rank)
       FROM page JOIN ${searchDocuments} AS document USING (style_id) WHERE document.generation_id = ${liveGeneration}) AS styles,
      (SELECT json_agg(json_build_object('attribute', attribute, 'value', value, 'label', label, 'swatch', swatch, 'hits', hits)
        ORDER BY attribute, position, value) FROM counts) AS facets
      ${extras.priceStats ? priceStatsColumn(currency) : sql``}`);
  const [row] = rows;
  const { total, styles, facets, unrefinedTotal, strongMatches, priceStats } = row ?? {};
  return {
    total: total ?? 0,
    styles: styles ?? [],
    facets: facets ?? [],
    unrefinedTotal: unrefinedTotal ?? 0,
    strongMatches: strongMatches ?? 0,
    ...(priceStats ? { priceStats } : {}),
  };
}

const facetsOfStyle = sql`, 'facets', (
  SELECT json_object_agg(attribute, values) FROM (
    SELECT attribute, json_agg(value ORDER BY position, value) AS values FROM ${searchFacets}
    WHERE id = ANY(document.facets) GROUP BY attribute
  ) AS own)`;

function priceStatsColumn(currency: Currency): SQL {
  const [lowest, highest] = [priceColumn(sql`price_min`, currency), priceColumn(sql`price_max`, currency)];
  return sql`, (SELECT json_build_object('min', min(${lowest}), 'max', max(${highest}), 'avg', avg(${lowest}), 'sum', sum(${lowest}))
    FROM matched JOIN ${searchDocuments} AS document USING (style_id) WHERE missed = 0 AND document.generation_id = ${liveGeneration}) AS "priceStats"`;
}

interface SelectionMasks {
  missed: SQL;
  /** True if the document lacks at most one selected attribute: it then counts for that attribute's facet. */
  isCounted: SQL;
  /** True if the value belongs to the facet that the document counts for. */
  isOwnFacet: SQL;
}

/**
 * Assigns a bit to each selected attribute. A document without missing bits is a hit and counts for every facet. A document with one
 * missing bit counts only for the facet of that attribute, so every facet is counted without its own selection.
 */
function selectionMasks(groups: readonly { attribute: string; values: readonly string[] }[]): SelectionMasks {
  const maskOf = (index: number) => sql.raw(String(2 ** index));
  const misses = groups.map(
    ({ attribute, values }, index) =>
      sql`(NOT ${searchDocuments.facets} && ${facetNumbers(attribute, values)})::integer * ${maskOf(index)}`,
  );
  const ownFacetConditions = groups.map(
    ({ attribute }, index) => sql`(counted.missed = ${maskOf(index)} AND facet.attribute = ${attribute})`,
  );
  return {
    missed: sql.join([sql`0`, ...misses], sql` + `),
    isCounted: sql`missed IN (${sql.join([sql`0`, ...groups.map((_, index) => maskOf(index))], sql`, `)})`,
    isOwnFacet: sql.join([sql`counted.missed = 0`, ...ownFacetConditions], sql` OR `),
  };
}
