import type { Review, ReviewSort, ReviewSummary } from '@outfitter/contract';
import { sourceLocale } from '@outfitter/contract/client';
import { and, asc, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { stylesByProductIds } from '../catalog/read-catalog.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type PurchasedSize, parsePurchasedSize, sortByStyleOrder } from './purchased-size.ts';
import { statedFit } from './stated-fit.ts';
import { type ReviewRow, reviews } from './tables.ts';

export interface ReviewsQuery {
  /** Id of a style or of one of its SKUs. */
  productId: string;
  stars?: number | undefined;
  size?: string | undefined;
  /** Inclusive range in inches (height) or pounds (weight): `66-70`. */
  height?: string | undefined;
  weight?: string | undefined;
  sort?: ReviewSort | undefined;
  locale?: string | undefined;
  start?: number | undefined;
  count?: number | undefined;
}

export interface FoundReviews {
  styleId: string;
  total: number;
  start: number;
  summary: ReviewSummary;
  data: Review[];
}

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? '';
/** Selects the reviews in a readable language. A review without a locale is in the source language. */
const isReadable = (locale: string) => sql`split_part(coalesce(${reviews.locale}, ${sourceLocale}), '-', 1) = ${languageOf(locale)}`;
const sortOrders: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  'most-helpful': [desc(reviews.helpfulCount), desc(reviews.isVerifiedBuyer), desc(reviews.writtenAt)],
  newest: [desc(reviews.writtenAt)],
  highest: [desc(reviews.rating), desc(reviews.helpfulCount), desc(reviews.writtenAt)],
  lowest: [asc(reviews.rating), desc(reviews.helpfulCount), desc(reviews.writtenAt)],
};
const defaultPageSize = 10;

function rangeOf(text: string): [from: number, to: number] {
  const [from = 0, to = 0] = text.split('-').map(Number);
  // Stored in tenths and shown rounded: 66.5 is shown as 67.
  return [from - 0.5, to + 0.4];
}

function filtersOf(styleId: string, { stars, size, height, weight }: ReviewsQuery): SQL | undefined {
  return and(
    approvedReviewsOf(styleId),
    stars === undefined ? undefined : eq(reviews.rating, stars),
    size === undefined ? undefined : sql`${reviews.sizeWorn} = ${JSON.stringify(parsePurchasedSize(size))}::jsonb`,
    height === undefined ? undefined : between(reviews.heightInches, ...rangeOf(height)),
    weight === undefined ? undefined : between(reviews.weightPounds, ...rangeOf(weight)),
  );
}

const approvedReviewsOf = (styleId: string) => and(eq(reviews.styleId, styleId), eq(reviews.status, 'approved'));

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    headline: row.headline,
    text: row.body,
    ...(row.fit === null ? {} : { fit: row.fit }),
    ...(row.heightInches === null ? {} : { heightInches: row.heightInches }),
    ...(row.weightPounds === null ? {} : { weightPounds: row.weightPounds }),
    ...(row.sizeWorn === null ? {} : { sizeWorn: row.sizeWorn }),
    ...(row.writerName === null ? {} : { writerName: row.writerName }),
    ...(row.locale === null ? {} : { locale: row.locale }),
    writtenAt: row.writtenAt.toISOString(),
    isVerifiedBuyer: row.isVerifiedBuyer,
    helpfulCount: row.helpfulCount,
    ...(row.reply === null || row.repliedAt === null ? {} : { reply: { text: row.reply, repliedAt: row.repliedAt.toISOString() } }),
  };
}

type CountsFromOneToFive = [number, number, number, number, number];
const countsByValue = (column: typeof reviews.rating | typeof reviews.fit) =>
  sql<CountsFromOneToFive>`array[${sql.join(
    [1, 2, 3, 4, 5].map((value) => sql`count(*) FILTER (WHERE ${column} = ${sql.raw(String(value))})::integer`),
    sql`, `,
  )}]`;

async function summaryOf(
  queryable: Queryable,
  styleId: string,
  attributes: Parameters<typeof sortByStyleOrder>[1],
): Promise<ReviewSummary> {
  const [totals] = await queryable
    .select({
      count: count(),
      rating: sql<number | null>`round(avg(${reviews.rating}), 1)::float8`,
      fit: statedFit,
      stars: countsByValue(reviews.rating),
      fits: countsByValue(reviews.fit),
      bodies: sql<number>`count(*) FILTER (WHERE ${reviews.heightInches} IS NOT NULL OR ${reviews.weightPounds} IS NOT NULL)::integer`,
    })
    .from(reviews)
    .where(approvedReviewsOf(styleId));
  const noCounts: CountsFromOneToFive = [0, 0, 0, 0, 0];
  if (!totals || totals.count === 0) return { count: 0, stars: noCounts, fits: noCounts, bodies: 0, sizes: [] };
  const sizes = await queryable
    .select({ worn: sql<PurchasedSize>`${reviews.sizeWorn}`, count: count() })
    .from(reviews)
    .where(and(approvedReviewsOf(styleId), sql`${reviews.sizeWorn} IS NOT NULL`))
    .groupBy(reviews.sizeWorn);
  return {
    count: totals.count,
    ...(totals.rating === null ? {} : { rating: totals.rating }),
    stars: totals.stars,
    ...(totals.fit === null ? {} : { fit: totals.fit }),
    fits: totals.fits,
    bodies: totals.bodies,
    sizes: sortByStyleOrder(sizes, attributes),
  };
}

/** Reads one page of a style's approved reviews; `undefined` for an unknown product. */
export async function readReviews(queryable: Queryable, query: ReviewsQuery): Promise<FoundReviews | undefined> {
  const [style] = await stylesByProductIds(queryable, [query.productId]);
  if (!style) return undefined;
  const { sort = 'most-helpful', locale = sourceLocale, start = 0, count: pageSize = defaultPageSize } = query;
  const where = filtersOf(style.id, query);
  const summary = await summaryOf(queryable, style.id, style.variationAttributes);
  const isFiltered = [query.stars, query.size, query.height, query.weight].some((filter) => filter !== undefined);
  const total = isFiltered ? await queryable.$count(reviews, where) : summary.count;
  const rows =
    total <= start
      ? []
      : await queryable
          .select()
          .from(reviews)
          .where(where)
          // In every order the reader's language comes first. The id makes the order unique, so that pages do not overlap.
          .orderBy(desc(isReadable(locale)), ...sortOrders[sort], desc(reviews.id))
          .limit(pageSize)
          .offset(start);
  return { styleId: style.id, total, start, summary, data: rows.map(presentReview) };
}
