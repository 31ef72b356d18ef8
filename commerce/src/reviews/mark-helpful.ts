import { and, eq, sql } from 'drizzle-orm';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { reviewsKey } from './style-ratings.ts';
import { reviews, reviewVotes } from './tables.ts';

/**
 * Counts a visitor who found a review helpful; the same one again counts no more. Answers how many did; undefined where no such review
 * is shown.
 */
export function markHelpful(db: Database, reviewId: string, voter: string, now: Date): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const shown = and(eq(reviews.id, reviewId), eq(reviews.status, 'approved'));
    const [review] = await tx
      .select({ styleId: reviews.styleId, helpfulCount: reviews.helpfulCount })
      .from(reviews)
      .where(shown)
      .for('update');
    if (!review) return undefined;
    const { rowCount } = await tx.insert(reviewVotes).values({ reviewId, voter, votedAt: now }).onConflictDoNothing();
    if (!rowCount) return review.helpfulCount;
    await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} + 1` })
      .where(eq(reviews.id, reviewId));
    await invalidate(tx, [reviewsKey(review.styleId)]);
    return review.helpfulCount + 1;
  });
}
