/** Which styles match a search, and their order: what the search's statements have in common. */
import type { Currency, SortingOption } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from './facets.ts';
import { type Filter, facetNumbers, filterCondition, priceColumn } from './filter.ts';
import type { Match } from './match.ts';
import { liveGeneration, searchDocuments } from './tables.ts';

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
  /** What every style has to meet, counted ones too. */
  filter?: Filter | undefined;
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

/**
 * The common tables of every search, for a `WITH`: `matched` has a row of each style that matches, and `page` the numbers and places of
 * those that are asked for. Without `match` all styles match. `missed` is SQL over a document that is 0 of a hit.
 */
export function matchedStyles(input: SearchInput, match: Match | undefined, missed: SQL = sql`0`): SQL {
  const document = searchDocuments;
  const { pinned = [], hidden = [], boosts = [] } = input.arrangement ?? {};
  const boost = boostOf(boosts, input.currency);
  const conditions = [
    sql`${document.generationId} = ${liveGeneration}`,
    sql`jsonb_exists(${document.priceMin}, ${input.currency})`,
    ...(input.categoryId === undefined ? [] : [sql`${document.facets} && ${facetNumbers('category', [input.categoryId])}`]),
    ...priceConditions(input),
    ...(input.filter ? [filterCondition(input.filter, input.currency)] : []),
    ...(match ? [isPinnedToo(match.condition, pinned)] : []),
    ...(hidden.length > 0 ? [sql`${document.styleId} <> ALL(${sql.param([...hidden])}::text[])`] : []),
  ];
  const isRelaxed = match !== undefined && match.least > 0;
  const columns = sql`style_id, facets, ${missed} AS missed, ${match?.relevance ?? sql`0`} + ${boost} * ${boostStep.relevance}::real AS relevance, ${boost} AS boost,
        ${pinned.length > 0 ? sql`array_position(${sql.param([...pinned])}::text[], ${document.styleId})` : sql`NULL::integer`} AS pin, ${sortColumns(input)}`;
  const met = match?.met ?? sql`0`;
  const conditioned = sql`FROM ${document} WHERE ${sql.join(conditions, sql` AND `)}`;
  // Many meet some of a query and few most of it: those few alone are weighed.
  const tables = isRelaxed
    ? sql`met_some AS MATERIALIZED (SELECT style_id, ${met} AS met ${conditioned}), matched AS MATERIALIZED (
      SELECT ${columns}, met FROM ${document} JOIN met_some USING (style_id) WHERE ${document.generationId} = ${liveGeneration}
        AND met >= ${match.least} AND met >= least(${match.clauses - 1}, (SELECT max(met) FROM met_some))`
    : sql`matched AS MATERIALIZED (SELECT ${columns}, ${met} AS met ${conditioned}`;
  return sql`${tables}
    ), page AS (
      -- The places of those that are shown alone: numbering all would sort all, where the first of them are wanted.
      SELECT style_id, row_number() OVER (ORDER BY ${sortOrder(input.sort)}) AS place FROM (
        SELECT * FROM matched WHERE missed = 0 ORDER BY ${sortOrder(input.sort)} OFFSET ${input.start} LIMIT ${input.count}
      ) AS shown
    )`;
}

/** Something of it costs at least and at most so much. */
function priceConditions({ price, currency }: SearchInput): SQL[] {
  return [
    ...(price?.most === undefined ? [] : [sql`${priceColumn(sql`price_min`, currency)} <= ${price.most}`]),
    ...(price?.least === undefined ? [] : [sql`${priceColumn(sql`price_max`, currency)} >= ${price.least}`]),
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

function sortColumns({ sort, currency }: SearchInput): SQL {
  const byPrice = priceColumn(sort === 'price-high-to-low' ? sql`price_max` : sql`price_min`, currency);
  return sql`is_orderable, quality, rating, rating_count, launched_on, name_key, ${byPrice} AS sort_price`;
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
