import type { Currency, SortingOption } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import type { Preference } from '../query/intent/preferences.ts';
import { liveGeneration, searchDocuments, searchListings } from '../tables.ts';
import { type Filter, hasAnyValue, priceColumn } from './filter.ts';
import type { MatchCondition } from './match-condition.ts';
import { preferenceScore } from './preference-score.ts';
import type { Refinement } from './variant-refinement.ts';
import { isNotEmpty } from './variant-sets.ts';

export interface StyleSelection {
  categoryId: string | undefined;
  /** Selected values by attribute. A style must have at least one value of every attribute, and one variant all of them. */
  selected: ReadonlyMap<string, readonly string[]>;
  sort: SortingOption;
  start: number;
  count: number;
  arrangement?: Arrangement;
  priceRange?: PriceRange;
  /** Orders of the matching styles that the query asks for, if they are sorted by best matches. */
  preferences?: readonly Preference[];
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

/** Styles of a relaxed query that meet fewer clauses than this many others are left out. */
const wellMatchedStyles = 10;

/** Effect of one boost step on the relevance (in matched clauses) and on the quality score (in points). */
const boostStep = { relevance: 0.25, quality: 10 };

const { isOrderable, quality, popularity, rating, ratingCount, launchedOn, nameKey } = searchListings;
const styleId = staticSql(sql`${searchListings.styleId}`);
const idAndFacets = staticSql(sql`${searchListings.styleId}, ${searchListings.facets}`);
const sortedColumns = staticSql(sql`${isOrderable}, ${quality}, ${popularity}, ${rating}, ${ratingCount}, ${launchedOn}, ${nameKey}`);
const minimumPrices = staticSql(sql`${searchListings.priceMin}`);
const maximumPrices = staticSql(sql`${searchListings.priceMax}`);
const isLive = staticSql(sql`${searchListings.generationId} = ${liveGeneration}`);
const listings = staticSql(sql`${searchListings}`);
const listingsWithDocuments = staticSql(sql`${searchListings} JOIN ${searchDocuments}
  ON ${searchDocuments.generationId} = ${searchListings.generationId} AND ${searchDocuments.styleId} = ${searchListings.styleId}`);

/**
 * Returns common table expressions for a `WITH` clause: `matched` has one row per matching style, `page` the ids, ranks and tiers of the
 * requested page. Without `match`, all styles match. A style belongs to the result if `isHit` is true for its row of `matched`; the others
 * are counted by facets only.
 */
export function matchingStyles(
  selection: StyleSelection,
  currency: Currency,
  match: MatchCondition | undefined,
  refinement: Refinement,
): SQL {
  const listing = searchListings;
  const { categoryId, sort, start, count, preferences = [] } = selection;
  const { pinned = [], hidden = [], boosts = [] } = selection.arrangement ?? {};
  const { matchingVariants, unmetMask, othersColumns } = refinement;
  const boost = boostSum(boosts, currency);
  const conditions = [
    isLive,
    sql`jsonb_exists(${minimumPrices}, ${currency})`,
    ...(categoryId === undefined ? [] : [hasAnyValue('category', [categoryId], currency)]),
    ...refinement.conditions,
    ...(match ? [matchedOrPinned(match.condition, pinned)] : []),
    ...(hidden.length > 0 ? [sql`${listing.styleId} <> ALL(${sql.param([...hidden])}::text[])`] : []),
  ];
  const isRelaxed = match !== undefined && match.minClausesMet > 0;
  const columns = sql.join(
    [
      sql`${idAndFacets}, ${unmetMask} AS unmet_mask, ${boost} AS boost, ${match?.relevance ?? sql`0`} AS text_relevance`,
      sql`${pinned.length > 0 ? sql`array_position(${sql.param([...pinned])}::text[], ${listing.styleId})` : sql`NULL::integer`} AS pin`,
      sortColumns(sort, currency),
      ...(matchingVariants ? [sql`${listing.variantSets}, ${listing.variantPrices}, ${matchingVariants} AS variants`] : []),
      ...othersColumns,
    ],
    sql`, `,
  );
  const clausesMet = match?.clausesMet ?? sql`0`;
  const source = sql`FROM ${match ? listingsWithDocuments : listings} WHERE ${sql.join(conditions, sql` AND `)}`;
  // Many styles meet some clauses and few meet most of them: relevance is computed for those few only.
  const tables = isRelaxed
    ? sql`met_some AS MATERIALIZED (SELECT ${styleId}, ${clausesMet} AS clauses_met, ${match.siblingCondition ?? sql`false`} AS is_sibling ${source}), matched AS MATERIALIZED (
      SELECT ${columns}, clauses_met FROM ${listingsWithDocuments} JOIN met_some ON ${styleId} = met_some.style_id
      WHERE ${isLive}
        AND (is_sibling OR clauses_met >= ${match.minClausesMet} AND clauses_met >= least(${match.clauseCount - 1},
          (SELECT min(clauses_met) FROM (SELECT clauses_met FROM met_some ORDER BY clauses_met DESC LIMIT ${wellMatchedStyles}) AS best)))`
    : sql`matched AS MATERIALIZED (SELECT ${columns}, ${clausesMet} AS clauses_met ${source}`;
  const isPreferred = preferences.length > 0 && sort === 'best-matches';
  const preferred = isPreferred ? sql`, ${preferenceScore(preferences)} AS preferred` : sql``;
  const hits = sql`SELECT *, text_relevance + boost * ${boostStep.relevance}::real AS relevance, ${shownPrice(sort, currency, refinement)} AS shown_price${preferred} FROM matched WHERE ${isHit(refinement)}`;
  const order = sortOrder(sort, isPreferred);
  return sql`${match ? sql`${match.table}, ` : sql``}${tables}
    ), page AS (
      -- Only the rows of the page are numbered; numbering every row would sort the whole result instead of its top.
      SELECT style_id, ${matchingVariants ? sql`variants` : sql`NULL::bit varying`} AS variants, ${tierOf(sort, isPreferred)} AS tier, row_number() OVER (ORDER BY ${order}) AS rank FROM (
        SELECT * FROM (${hits}) AS hits ORDER BY ${order} OFFSET ${start} LIMIT ${count}
      ) AS shown
    )`;
}

export function isHit({ matchingVariants }: Refinement): SQL {
  return matchingVariants ? sql`unmet_mask = 0 AND ${isNotEmpty(sql`variants`)}` : sql`unmet_mask = 0`;
}

function shownPrice(sort: SortingOption, currency: Currency, { matchingVariants }: Refinement): SQL {
  if (!matchingVariants || !sort.startsWith('price-')) return sql`sort_price`;
  const bound = sort === 'price-high-to-low' ? sql`max` : sql`min`;
  return sql`(SELECT ${bound}(amount::bigint) FROM jsonb_each_text(variant_prices -> ${currency}) AS priced (amount, variants_at_price)
    WHERE ${isNotEmpty(sql`variants_at_price::bit varying & variants`)})`;
}

/** Adds pinned styles: they belong to a search even if they do not match the text. */
function matchedOrPinned(condition: SQL, pinned: readonly string[]): SQL {
  return pinned.length === 0 ? condition : sql`(${condition} OR ${searchListings.styleId} = ANY(${sql.param([...pinned])}::text[]))`;
}

function boostSum(boosts: Arrangement['boosts'], currency: Currency): SQL {
  const terms = boosts.map(
    ({ attribute, value, by }) => sql`(${hasAnyValue(attribute, [value], currency)})::integer * ${sql.raw(String(by))}`,
  );
  return sql`(${sql.join([sql`0`, ...terms], sql` + `)})`;
}

function sortColumns(sort: SortingOption, currency: Currency): SQL {
  const price = priceColumn(sort === 'price-high-to-low' ? maximumPrices : minimumPrices, currency);
  return sql`${sortedColumns}, ${price} AS sort_price`;
}

/** Returns the sort key that precedes the quality, equal for styles that only their quality orders; null unless sorted by best matches. */
function tierOf(sort: SortingOption, isPreferred: boolean): SQL {
  if (sort !== 'best-matches') return sql`NULL::text`;
  return sql`concat_ws(' ', is_orderable, relevance${isPreferred ? sql` + preferred` : sql``}, pin)`;
}

/** Sorts styles that cannot be ordered last in every order, and ties by style id. */
function sortOrder(sort: SortingOption, isPreferred: boolean): SQL {
  const first: Record<SortingOption, SQL> = {
    'best-matches': sql`pin, relevance${isPreferred ? sql` + preferred` : sql``} DESC, quality + boost * ${boostStep.quality} DESC`,
    'price-low-to-high': sql`shown_price`,
    'price-high-to-low': sql`shown_price DESC NULLS LAST`,
    'top-rated': sql`rating DESC NULLS LAST, rating_count DESC`,
    'new-arrivals': sql`launched_on DESC`,
    'name-a-to-z': sql`name_key`,
  };
  return sql`${sort === 'best-matches' ? sql`pin IS NULL, ` : sql``}is_orderable DESC, ${first[sort]}, quality DESC, style_id`;
}
