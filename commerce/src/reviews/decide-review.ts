import { eq } from 'drizzle-orm';
import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Queryable, resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type ReviewEditContext, recordReviewChanges } from './change-log.ts';
import { isActive, type ReviewDecision, type ReviewState, stateAfterDecision } from './review-state.ts';
import { reviewsKey, updateRatings } from './style-ratings.ts';
import { type ReviewRow, reviews } from './tables.ts';

/** Event: a review was approved or rejected. Payload: `{ reviewId, decision, reason }`. */
export const reviewDecided = 'review-decided';

export async function readReview(queryable: Queryable, id: string): Promise<ReviewRow | undefined> {
  const [row] = await queryable.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Locks a review. Lock order: the style, then the review. */
async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const review = await readReview(tx, id);
  if (!review) return undefined;
  await lockStylesForUpdate(tx, [review.styleId]);
  const [locked] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return locked;
}

export type DecisionError = 'NotFoundException' | 'ReviewExistsException';

/**
 * Applies a decision of a moderator or the author. Returns the current state if the decision changes nothing or the review is withdrawn.
 */
export function decideReview(
  db: Database,
  id: string,
  decision: ReviewDecision,
  edit: ReviewEditContext,
): Promise<Result<{ state: ReviewState; isChanged: boolean }, DecisionError>> {
  return resultInTransaction(db, async (tx): Promise<Result<{ state: ReviewState; isChanged: boolean }, DecisionError>> => {
    const review = await lockReview(tx, id);
    if (!review) return failure('NotFoundException', `There is no review ${id}.`);
    const state = stateAfterDecision(review.status, decision);
    if (!state) return ok({ state: review.status, isChanged: false });
    if (isActive(state) && !isActive(review.status) && (await hasAnotherActive(tx, review))) {
      return failure('ReviewExistsException', 'The author has another review of the same product that is pending or approved.');
    }
    await tx.update(reviews).set({ status: state, decidedAt: edit.now }).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], decision, edit);
    if (review.status === 'approved' || state === 'approved') await updateRatings(tx, [review.styleId], edit.now);
    if (decision !== 'withdraw') {
      await emit(tx, { kind: reviewDecided, payload: { reviewId: id, decision, reason: edit.reason ?? null } }, edit.now);
    }
    return ok({ state, isChanged: true });
  });
}

async function hasAnotherActive(tx: Transaction, { styleId, addressKey, id }: ReviewRow): Promise<boolean> {
  if (addressKey === null) return false;
  const ownReviews = await tx
    .select({ id: reviews.id, status: reviews.status, styleId: reviews.styleId })
    .from(reviews)
    .where(eq(reviews.addressKey, addressKey));
  return ownReviews.some((other) => other.id !== id && other.styleId === styleId && isActive(other.status));
}

export function replyToReview(db: Database, id: string, text: string | undefined, edit: ReviewEditContext): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return false;
    const reply = text === undefined ? { reply: null, repliedAt: null } : { reply: text, repliedAt: edit.now };
    await tx.update(reviews).set(reply).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], 'reply', edit);
    await invalidate(tx, [reviewsKey(review.styleId)]);
    return true;
  });
}
