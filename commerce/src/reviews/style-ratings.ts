import { and, eq, inArray, sql } from 'drizzle-orm';
import { publishStyleChanges } from '../catalog/style-changes.ts';
import { writeRatings } from '../catalog/style-ratings.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { statedFit } from './stated-fit.ts';
import { reviews } from './tables.ts';

export const reviewsKey = (styleId: string) => `reviews-${styleId}`;

/** Recounts the ratings of styles, whose lock the caller must hold. */
export async function recountRatings(tx: Transaction, styleIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select({
      styleId: reviews.styleId,
      rating: sql<number>`round(avg(${reviews.rating}), 1)::float8`,
      ratingCount: sql<number>`count(*)::integer`,
      fitScale: statedFit,
    })
    .from(reviews)
    .where(and(inArray(reviews.styleId, [...styleIds]), eq(reviews.status, 'approved')))
    .groupBy(reviews.styleId);
  const counted = new Map(rows.map((row) => [row.styleId, row]));
  await writeRatings(
    tx,
    styleIds.map((styleId) => counted.get(styleId) ?? { styleId, rating: null, ratingCount: 0, fitScale: null }),
  );
}

export async function updateRatings(tx: Transaction, styleIds: readonly string[], now: Date): Promise<void> {
  await recountRatings(tx, styleIds);
  await invalidate(tx, styleIds.map(reviewsKey));
  await publishStyleChanges(tx, styleIds, now);
}
