/** The search's first statement: which styles match, in which order, and what they can be narrowed by. */
import type { Currency, SortingOption } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { Tile } from './document.ts';
import { indexedAttribute } from './facets.ts';
import { searchDocuments, searchFacets, searchGenerations } from './tables.ts';
import { productCode, wordQuery } from './text.ts';

export interface SearchInput {
  /** What the shopper typed; `undefined` lists everything. */
  words: string | undefined;
  categoryId: string | undefined;
  /** Values by attribute: any of an attribute's values, all of the attributes. */
  selected: ReadonlyMap<string, readonly string[]>;
  sort: SortingOption;
  currency: Currency;
  /** The language of names. */
  locale?: string | undefined;
  start: number;
  count: number;
}

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
}

const nothing: Matches = { total: 0, tiles: [], facets: [] };

/** The styles that match, one page of them in their order, and the counts of everything they can be narrowed by. One statement. */
export async function findMatches(queryable: Queryable, input: SearchInput): Promise<Matches> {
  const query = input.words === undefined ? undefined : wordQuery(input.words);
  if (input.words !== undefined && !query) return nothing;
  const code = input.words === undefined ? undefined : productCode(input.words);
  const groups = [...input.selected].map(([id, values]) => ({ attribute: indexedAttribute(id, input.currency), values }));
  const document = searchDocuments;

  const tsquery = (text: string) => sql`to_tsquery('english', ${text})`;
  const isCode = code === undefined ? sql`false` : sql`${document.codes} @> ARRAY[${code}]::text[]`;
  const conditions = [
    sql`${document.generationId} = (SELECT id FROM ${searchGenerations} WHERE is_live)`,
    sql`jsonb_exists(${document.priceMin}, ${input.currency})`,
    ...(input.categoryId === undefined ? [] : [sql`${document.facets} && ${facetNumbers('category', [input.categoryId])}`]),
    ...(query ? [sql`(${document.words} @@ ${tsquery(query.any)} OR ${isCode})`] : []),
  ];
  const tier = query
    ? sql`CASE WHEN ${isCode} THEN 4 WHEN ${document.words} @@ ${tsquery(query.name)} THEN 3 WHEN ${document.words} @@ ${tsquery(query.category)} THEN 2
        WHEN ${document.words} @@ ${tsquery(query.attributes)} THEN 1 ELSE 0 END`
    : sql`0`;
  const bits = selectionBits(groups);
  const { rows } = await queryable.execute<{ [Key in keyof Matches]: Matches[Key] | null }>(sql`
    WITH matched AS MATERIALIZED (
      SELECT style_id, facets, ${bits.missed} AS missed, ${tier} AS tier, ${sortColumns(input)}
      FROM ${document} WHERE ${sql.join(conditions, sql` AND `)}
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
      (SELECT count(*)::integer FROM matched WHERE missed = 0) AS total,
      (SELECT json_agg(json_build_object('styleId', document.style_id, 'tile', document.tile) ORDER BY page.place)
       FROM page JOIN ${document} AS document USING (style_id)
       WHERE document.generation_id = (SELECT id FROM ${searchGenerations} WHERE is_live)) AS tiles,
      (SELECT json_agg(json_build_object('attribute', attribute, 'value', value, 'label', label, 'swatch', swatch, 'hits', hits)
        ORDER BY attribute, position, value) FROM counts) AS facets`);
  const [row] = rows;
  return { total: row?.total ?? 0, tiles: row?.tiles ?? [], facets: row?.facets ?? [] };
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

/** The numbers of some facet values; none of an unknown value. */
function facetNumbers(attribute: string, values: readonly string[]): SQL {
  return sql`ARRAY(SELECT id FROM ${searchFacets} WHERE attribute = ${attribute} AND value = ANY(${sql.param([...values])}::text[]))`;
}

function sortColumns({ sort, currency }: SearchInput): SQL {
  const price = (column: SQL) => sql`(${column} ->> ${currency})::bigint AS sort_price`;
  const byPrice = sort === 'price-high-to-low' ? price(sql`price_max`) : price(sql`price_min`);
  return sql`is_orderable, popularity, rating, rating_count, launched_on, name_key, ${byPrice}`;
}

/** What cannot be ordered comes last in every order; the number settles every tie. */
function sortOrder(sort: SortingOption): SQL {
  const first: Record<SortingOption, SQL> = {
    'best-matches': sql`tier DESC`,
    'price-low-to-high': sql`sort_price`,
    'price-high-to-low': sql`sort_price DESC`,
    'top-rated': sql`rating DESC NULLS LAST, rating_count DESC`,
    'new-arrivals': sql`launched_on DESC`,
    'name-a-to-z': sql`name_key`,
  };
  return sql`is_orderable DESC, ${first[sort]}, popularity DESC, style_id`;
}
