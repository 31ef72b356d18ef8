import type { Currency, SortingOption } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute } from '../facets.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';
import { type Filter, facetNumbers, filterCondition, priceColumn } from './filter.ts';
import type { MatchCondition } from './match-condition.ts';

export interface StyleSelection {
  categoryId: string | undefined;
  /** Selected values by attribute. A style must have at least one value of every attribute. */
  selected: ReadonlyMap<string, readonly string[]>;
  sort: SortingOption;
  start: number;
  count: number;
  arrangement?: Arrangement;
  priceRange?: PriceRange;
  /** Condition on every style, including those that only the facet counts include. */
  filter?: Filter | undefined;
}

export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

export interface Arrangement {
  /** Ids of the styles at the top, in this order, if the listing is sorted by best matches. */
  pinned: readonly string[];
  hidden: readonly string[];
  boosts: readonly { attribute: string; value: string; by: number }[];
}

/** Effect of one boost step on the relevance (in matched clauses) and on the quality score (in points). */
const boostStep = { relevance: 0.25, quality: 10 };

/**
 * Returns common table expressions for a `WITH` clause: `matched` has one row per matching style, `page` the ids and ranks of the requested
 * page. Without `match`, all styles match. `missed` is an SQL expression over a document that is 0 if the style belongs to the result.
 */
export function matchingStyles(
  selection: StyleSelection,
  currency: Currency,
  match: MatchCondition | undefined,
  missed: SQL = sql`0`,
): SQL {
  const document = searchDocuments;
  const { categoryId, filter, priceRange, sort, start, count } = selection;
  const { pinned = [], hidden = [], boosts = [] } = selection.arrangement ?? {};
  const boost = boostSum(boosts, currency);
  const conditions = [
    sql`${document.generationId} = ${liveGeneration}`,
    sql`jsonb_exists(${document.priceMin}, ${currency})`,
    ...(categoryId === undefined ? [] : [sql`${document.facets} && ${facetNumbers('category', [categoryId])}`]),
    ...priceConditions(priceRange, currency),
    ...(filter ? [filterCondition(filter, currency)] : []),
    ...(match ? [matchedOrPinned(match.condition, pinned)] : []),
    ...(hidden.length > 0 ? [sql`${document.styleId} <> ALL(${sql.param([...hidden])}::text[])`] : []),
  ];
  const isRelaxed = match !== undefined && match.minClausesMet > 0;
  const columns = sql`style_id, facets, ${missed} AS missed, ${match?.relevance ?? sql`0`} + ${boost} * ${boostStep.relevance}::real AS relevance, ${boost} AS boost,
        ${pinned.length > 0 ? sql`array_position(${sql.param([...pinned])}::text[], ${document.styleId})` : sql`NULL::integer`} AS pin, ${sortColumns(sort, currency)}`;
  const met = match?.clausesMet ?? sql`0`;
  const source = sql`FROM ${document} WHERE ${sql.join(conditions, sql` AND `)}`;
  // Many styles meet some clauses and few meet most of them: relevance is computed for those few only.
  const tables = isRelaxed
    ? sql`met_some AS MATERIALIZED (SELECT style_id, ${met} AS met ${source}), matched AS MATERIALIZED (
      SELECT ${columns}, met FROM ${document} JOIN met_some USING (style_id) WHERE ${document.generationId} = ${liveGeneration}
        AND met >= ${match.minClausesMet} AND met >= least(${match.clauseCount - 1}, (SELECT max(met) FROM met_some))`
    : sql`matched AS MATERIALIZED (SELECT ${columns}, ${met} AS met ${source}`;
  return sql`${tables}
    ), page AS (
      -- Only the rows of the page are numbered; numbering every row would sort the whole result instead of its top.
      SELECT style_id, row_number() OVER (ORDER BY ${sortOrder(sort)}) AS rank FROM (
        SELECT * FROM matched WHERE missed = 0 ORDER BY ${sortOrder(sort)} OFFSET ${start} LIMIT ${count}
      ) AS shown
    )`;
}

function priceConditions(range: PriceRange | undefined, currency: Currency): SQL[] {
  return [
    ...(range?.max === undefined ? [] : [sql`${priceColumn(sql`price_min`, currency)} <= ${range.max}`]),
    ...(range?.min === undefined ? [] : [sql`${priceColumn(sql`price_max`, currency)} >= ${range.min}`]),
  ];
}

/** Adds pinned styles: they belong to a search even if they do not match the text. */
function matchedOrPinned(condition: SQL, pinned: readonly string[]): SQL {
  return pinned.length === 0 ? condition : sql`(${condition} OR ${searchDocuments.styleId} = ANY(${sql.param([...pinned])}::text[]))`;
}

function boostSum(boosts: Arrangement['boosts'], currency: Currency): SQL {
  const terms = boosts.map(
    ({ attribute, value, by }) =>
      sql`(${searchDocuments.facets} && ${facetNumbers(indexedAttribute(attribute, currency), [value])})::integer * ${sql.raw(String(by))}`,
  );
  return sql`(${sql.join([sql`0`, ...terms], sql` + `)})`;
}

function sortColumns(sort: SortingOption, currency: Currency): SQL {
  const price = priceColumn(sort === 'price-high-to-low' ? sql`price_max` : sql`price_min`, currency);
  return sql`is_orderable, quality, rating, rating_count, launched_on, name_key, ${price} AS sort_price`;
}

/** Sorts styles that cannot be ordered last in every order, and ties by style id. */
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
