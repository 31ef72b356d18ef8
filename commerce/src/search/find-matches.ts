/** The search's first statement: which styles match, in which order, and what they can be narrowed by. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { Tile } from './document.ts';
import { indexedAttribute } from './facets.ts';
import { facetNumbers, priceColumn } from './filter.ts';
import type { Match } from './match.ts';
import { matchedStyles, type SearchInput } from './matched-styles.ts';
import { liveGeneration, searchDocuments, searchFacets } from './tables.ts';

export interface FacetCount {
  attribute: string;
  value: string;
  label: string;
  swatch: string | null;
  hits: number;
}
/** What else a caller wants to know, beside what a listing does. */
export interface Extras {
  /** What each style of the page counts under. */
  facetsOfTiles?: boolean;
  /** The prices of all that match. */
  priceSpan?: boolean;
}

export interface FoundTile {
  styleId: string;
  tile: Tile;
  /** Values by attribute, as the index names it. */
  facets?: Record<string, string[]>;
}

export interface Matches {
  total: number;
  tiles: FoundTile[];
  facets: FacetCount[];
  /** How many match before anything is selected. */
  found: number;
  /** How many of those meet every clause in more than their copy. */
  wellMet: number;
  /** Minor units: the least and the most of all prices, and of each style's least the average and the sum. */
  prices?: { min: number | null; max: number | null; avg: number | null; sum: number | null };
}
export const nothingFound: Matches = { total: 0, tiles: [], facets: [], found: 0, wellMet: 0 };

/**
 * The styles that match, one page of them in their order, and the counts of everything they can be narrowed by; without `match`, all
 * of them. One statement.
 */
export async function findMatches(queryable: Queryable, input: SearchInput, match?: Match, extras: Extras = {}): Promise<Matches> {
  const groups = [...input.selected].map(([id, values]) => ({ attribute: indexedAttribute(id, input.currency), values }));
  const bits = selectionBits(groups);
  const { rows } = await queryable.execute<{ [Key in keyof Matches]: Matches[Key] | null }>(sql`
    WITH ${matchedStyles(input, match, bits.missed)}, counted AS (
      -- unnest as a column hands its rows on as they come; as a table of its own it would keep those of each style first.
      SELECT missed, number, count(*) AS hits FROM (SELECT missed, unnest(facets) AS number FROM matched WHERE ${bits.isCounted}) AS each
      GROUP BY missed, number
    ), counts AS (
      SELECT facet.attribute, facet.value, facet.label, facet.swatch, facet.position, sum(counted.hits)::integer AS hits
      FROM counted JOIN ${searchFacets} AS facet ON facet.id = counted.number WHERE ${bits.isOwn} GROUP BY facet.id
    )
    SELECT
      (SELECT count(*)::integer FROM matched WHERE missed = 0) AS total, (SELECT count(*)::integer FROM matched) AS found,
      (SELECT count(*)::integer FROM matched WHERE met = ${match?.clauses ?? 0}) AS "wellMet",
      (SELECT json_agg(json_build_object('styleId', document.style_id, 'tile', document.tile${extras.facetsOfTiles ? facetsOfTile : sql``}) ORDER BY page.place)
       FROM page JOIN ${searchDocuments} AS document USING (style_id) WHERE document.generation_id = ${liveGeneration}) AS tiles,
      (SELECT json_agg(json_build_object('attribute', attribute, 'value', value, 'label', label, 'swatch', swatch, 'hits', hits)
        ORDER BY attribute, position, value) FROM counts) AS facets
      ${extras.priceSpan ? priceSpan(input) : sql``}`);
  const [row] = rows;
  const { total, tiles, facets, found, wellMet, prices } = row ?? {};
  return {
    total: total ?? 0,
    tiles: tiles ?? [],
    facets: facets ?? [],
    found: found ?? 0,
    wellMet: wellMet ?? 0,
    ...(prices ? { prices } : {}),
  };
}

const facetsOfTile = sql`, 'facets', (
  SELECT json_object_agg(attribute, values) FROM (
    SELECT attribute, json_agg(value ORDER BY position, value) AS values FROM ${searchFacets}
    WHERE id = ANY(document.facets) GROUP BY attribute
  ) AS own)`;

function priceSpan({ currency }: SearchInput): SQL {
  const [least, most] = [priceColumn(sql`price_min`, currency), priceColumn(sql`price_max`, currency)];
  return sql`, (SELECT json_build_object('min', min(${least}), 'max', max(${most}), 'avg', avg(${least}), 'sum', sum(${least}))
    FROM matched JOIN ${searchDocuments} AS document USING (style_id) WHERE missed = 0 AND document.generation_id = ${liveGeneration}) AS prices`;
}

interface SelectionBits {
  /** Of a document: the sum of the bits of the selected attributes that it misses. */
  missed: SQL;
  /** Of a document: whether it counts anywhere, missing nothing or one attribute. */
  isCounted: SQL;
  /** Of a counted value: whether that count is one of its own facet. */
  isOwn: SQL;
}

/**
 * Each selected attribute is a bit: a style that misses one has its bit set. What misses nothing is a hit; a value of a
 * selected attribute also counts the styles that miss only that attribute, so every facet leaves out its own selection.
 */
function selectionBits(groups: readonly { attribute: string; values: readonly string[] }[]): SelectionBits {
  const bitOf = (index: number) => sql.raw(String(2 ** index));
  const misses = groups.map(
    ({ attribute, values }, index) => sql`(NOT ${searchDocuments.facets} && ${facetNumbers(attribute, values)})::integer * ${bitOf(index)}`,
  );
  const own = groups.map(({ attribute }, index) => sql`(counted.missed = ${bitOf(index)} AND facet.attribute = ${attribute})`);
  return {
    missed: sql.join([sql`0`, ...misses], sql` + `),
    isCounted: sql`missed IN (${sql.join([sql`0`, ...groups.map((_, index) => bitOf(index))], sql`, `)})`,
    isOwn: sql.join([sql`counted.missed = 0`, ...own], sql` OR `),
  };
}
