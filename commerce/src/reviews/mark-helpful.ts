import { and, eq, sql } from 'drizzle-orm';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, resultInTransaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { reviewsKey } from './style-ratings.ts';
import { reviews, reviewVotes } from './tables.ts';

/** Counts a helpful vote for an approved review, one per voter. Returns the number of votes. */
export function markHelpful(db: Database, reviewId: string, voter: string, now: Date): Promise<Result<number, 'NotFoundException'>> {
  return resultInTransaction(db, async (tx): Promise<Result<number, 'NotFoundException'>> => {
    const isApproved = and(eq(reviews.id, reviewId), eq(reviews.status, 'approved'));
    const [review] = await tx
      .select({ styleId: reviews.styleId, helpfulCount: reviews.helpfulCount })
      .from(reviews)
      .where(isApproved)
      .for('update');
    if (!review) return failure('NotFoundException', `No review with the id '${reviewId}' is shown.`);
    const { rowCount } = await tx.insert(reviewVotes).values({ reviewId, voter, votedAt: now }).onConflictDoNothing();
    if (!rowCount) return ok(review.helpfulCount);
    await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} + 1` })
      .where(eq(reviews.id, reviewId));
    await invalidate(tx, [reviewsKey(review.styleId)]);
    return ok(review.helpfulCount + 1);
  });
}
