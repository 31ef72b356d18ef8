/** The search's first statement: which styles match, in which order, and what they can be narrowed by. */
import type { Currency, SortingOption } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { Tile } from './document.ts';
import { indexedAttribute } from './facets.ts';
import type { Match } from './match.ts';
import { searchDocuments, searchFacets, searchGenerations } from './tables.ts';

export interface SearchInput {
  categoryId: string | undefined;
  /** Values by attribute: any of an attribute's values, all of the attributes. */
  selected: ReadonlyMap<string, readonly string[]>;
  sort: SortingOption;
  currency: Currency;
  /** The language of names. */
  locale?: string | undefined;
  start: number;
  count: number;
  arrangement?: Arranged;
  /** Prices asked for, in minor units. */
  price?: { least?: number | undefined; most?: number | undefined };
}

/** What a merchant wants of the order of a listing. */
export interface Arranged {
  /** Styles that stand first where no other order is asked for, in theirs. */
  pinned: readonly string[];
  hidden: readonly string[];
  boosts: readonly { attribute: string; value: string; by: number }[];
}

/** A step of a boost is worth so much of a met clause, and so much popularity. */
const boostStep = { relevance: 0.25, quality: 10 };

export interface FacetCount {
  attribute: string;
  value: string;
  label: string;
  swatch: string | null;
  hits: number;
}
export interface Matches {
  total: number;
  tiles: { styleId: string; tile: Tile }[];
  facets: FacetCount[];
  /** How many match before anything is selected. */
  found: number;
  /** How many of those meet every clause in more than their copy. */
  wellMet: number;
}

/**
 * The styles that match, one page of them in their order, and the counts of everything they can be narrowed by; without `match`, all
 * of them. One statement.
 */
export async function findMatches(queryable: Queryable, input: SearchInput, match?: Match): Promise<Matches> {
  const groups = [...input.selected].map(([id, values]) => ({ attribute: indexedAttribute(id, input.currency), values }));
  const document = searchDocuments;
  const { pinned = [], hidden = [], boosts = [] } = input.arrangement ?? {};
  const boost = boostOf(boosts, input.currency);

  const conditions = [
    sql`${document.generationId} = (SELECT id FROM ${searchGenerations} WHERE is_live)`,
    sql`jsonb_exists(${document.priceMin}, ${input.currency})`,
    ...(input.categoryId === undefined ? [] : [sql`${document.facets} && ${facetNumbers('category', [input.categoryId])}`]),
    ...priceConditions(input),
    ...(match ? [isPinnedToo(match.condition, pinned)] : []),
    ...(hidden.length > 0 ? [sql`${document.styleId} <> ALL(${sql.param([...hidden])}::text[])`] : []),
  ];
  const isRelaxed = match !== undefined && match.least > 0;
  const bits = selectionBits(groups);
  const { rows } = await queryable.execute<{ [Key in keyof Matches]: Matches[Key] | null }>(sql`
    WITH met AS MATERIALIZED (
      SELECT style_id, facets, ${bits.missed} AS missed, ${match?.relevance ?? sql`0`} + ${boost} * ${boostStep.relevance}::real AS relevance, ${boost} AS boost,
        ${pinned.length > 0 ? sql`array_position(${sql.param([...pinned])}::text[], ${document.styleId})` : sql`NULL::integer`} AS pin, ${match?.met ?? sql`0`} AS met, ${sortColumns(input)}
      FROM ${document} WHERE ${sql.join(conditions, sql` AND `)}
    ), matched AS ${isRelaxed ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT * FROM met ${isRelaxed ? sql`WHERE met >= ${match.least} AND met >= least(${match.clauses - 1}, (SELECT max(met) FROM met))` : sql``}
    ), page AS (
      SELECT style_id, row_number() OVER (ORDER BY ${sortOrder(input.sort)}) AS place FROM matched WHERE missed = 0
      ORDER BY place OFFSET ${input.start} LIMIT ${input.count}
    ), counted AS (
      SELECT missed, number, count(*) AS hits FROM matched, unnest(facets) AS number WHERE ${bits.isCounted} GROUP BY missed, number
    ), counts AS (
      SELECT facet.attribute, facet.value, facet.label, facet.swatch, facet.position, sum(counted.hits)::integer AS hits
      FROM counted JOIN ${searchFacets} AS facet ON facet.id = counted.number WHERE ${bits.isOwn} GROUP BY facet.id
    )
    SELECT
      (SELECT count(*)::integer FROM matched WHERE missed = 0) AS total, (SELECT count(*)::integer FROM matched) AS found,
      (SELECT count(*)::integer FROM matched WHERE met = ${match?.clauses ?? 0}) AS "wellMet",
      (SELECT json_agg(json_build_object('styleId', document.style_id, 'tile', document.tile) ORDER BY page.place)
       FROM page JOIN ${document} AS document USING (style_id)
       WHERE document.generation_id = (SELECT id FROM ${searchGenerations} WHERE is_live)) AS tiles,
      (SELECT json_agg(json_build_object('attribute', attribute, 'value', value, 'label', label, 'swatch', swatch, 'hits', hits)
        ORDER BY attribute, position, value) FROM counts) AS facets`);
  const [row] = rows;
  return { total: row?.total ?? 0, tiles: row?.tiles ?? [], facets: row?.facets ?? [], found: row?.found ?? 0, wellMet: row?.wellMet ?? 0 };
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

/** Something of it costs at least and at most so much. */
function priceConditions({ price, currency }: SearchInput): SQL[] {
  const amount = (column: SQL) => sql`(${column} ->> ${currency})::bigint`;
  return [
    ...(price?.most === undefined ? [] : [sql`${amount(sql`price_min`)} <= ${price.most}`]),
    ...(price?.least === undefined ? [] : [sql`${amount(sql`price_max`)} >= ${price.least}`]),
  ];
}

/** A style that is pinned belongs to a search whether or not it meets its words. */
function isPinnedToo(condition: SQL, pinned: readonly string[]): SQL {
  return pinned.length === 0 ? condition : sql`(${condition} OR ${searchDocuments.styleId} = ANY(${sql.param([...pinned])}::text[]))`;
}

/** Of a document: the sum of the boosts whose value it has. */
function boostOf(boosts: Arranged['boosts'], currency: Currency): SQL {
  const each = boosts.map(
    ({ attribute, value, by }) =>
      sql`(${searchDocuments.facets} && ${facetNumbers(indexedAttribute(attribute, currency), [value])})::integer * ${sql.raw(String(by))}`,
  );
  return sql`(${sql.join([sql`0`, ...each], sql` + `)})`;
}

/** The numbers of some facet values; none of an unknown value. */
function facetNumbers(attribute: string, values: readonly string[]): SQL {
  return sql`ARRAY(SELECT id FROM ${searchFacets} WHERE attribute = ${attribute} AND value = ANY(${sql.param([...values])}::text[]))`;
}

function sortColumns({ sort, currency }: SearchInput): SQL {
  const price = (column: SQL) => sql`(${column} ->> ${currency})::bigint AS sort_price`;
  const byPrice = sort === 'price-high-to-low' ? price(sql`price_max`) : price(sql`price_min`);
  return sql`is_orderable, quality, rating, rating_count, launched_on, name_key, ${byPrice}`;
}

/** What cannot be ordered comes last in every order; the number settles every tie. */
function sortOrder(sort: SortingOption): SQL {
  const first: Record<SortingOption, SQL> = {
    'best-matches': sql`pin, relevance DESC, quality + boost * ${boostStep.quality} DESC`,
    'price-low-to-high': sql`sort_price`,
    'price-high-to-low': sql`sort_price DESC`,
    'top-rated': sql`rating DESC NULLS LAST, rating_count DESC`,
    'new-arrivals': sql`launched_on DESC`,
    'name-a-to-z': sql`name_key`,
  };
  return sql`${sort === 'best-matches' ? sql`pin IS NULL, ` : sql``}is_orderable DESC, ${first[sort]}, quality DESC, style_id`;
}
