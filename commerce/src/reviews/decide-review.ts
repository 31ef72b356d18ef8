/** What becomes of a review: shown, refused, taken back, answered. */
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

/** A review was shown or refused; payload `{ reviewId, decision, reason }`. */
export const reviewDecided = 'review-decided';

export async function readReview(queryable: Queryable, id: string): Promise<ReviewRow | undefined> {
  const [row] = await queryable.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Holds a review and, before it, its style. */
async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const found = await readReview(tx, id);
  if (!found) return undefined;
  await lockStylesForUpdate(tx, [found.styleId]);
  const [held] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return held;
}

export type DecisionError = 'NotFoundException' | 'ReviewExistsException';

/** Makes a decision of a review; one that changes nothing, or comes after its writer's, is answered with how it stands. */
export function decideReview(
  db: Database,
  id: string,
  decision: ReviewDecision,
  editing: ReviewEditContext,
): Promise<Result<{ state: ReviewState; isChanged: boolean }, DecisionError>> {
  return resultInTransaction(db, async (tx): Promise<Result<{ state: ReviewState; isChanged: boolean }, DecisionError>> => {
    const review = await lockReview(tx, id);
    if (!review) return failure('NotFoundException', `There is no review ${id}.`);
    const state = stateAfterDecision(review.status, decision);
    if (!state) return ok({ state: review.status, isChanged: false });
    if (isActive(state) && !isActive(review.status) && (await hasAnotherActive(tx, review))) {
      return failure('ReviewExistsException', 'Its writer has another review of the same product that waits or is shown.');
    }
    await tx.update(reviews).set({ status: state, decidedAt: editing.now }).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], decision, editing);
    if (review.status === 'approved' || state === 'approved') await updateRatings(tx, [review.styleId], editing.now);
    if (decision !== 'withdraw') {
      await emit(tx, { kind: reviewDecided, payload: { reviewId: id, decision, reason: editing.reason ?? null } }, editing.now);
    }
    return ok({ state, isChanged: true });
  });
}

async function hasAnotherActive(tx: Transaction, { styleId, addressKey, id }: ReviewRow): Promise<boolean> {
  if (addressKey === null) return false;
  const own = await tx
    .select({ id: reviews.id, status: reviews.status, styleId: reviews.styleId })
    .from(reviews)
    .where(eq(reviews.addressKey, addressKey));
  return own.some((other) => other.id !== id && other.styleId === styleId && isActive(other.status));
}

/** Puts the brand's answer under a review, or takes it away. Answers false where there is no such review. */
export function replyToReview(db: Database, id: string, text: string | undefined, editing: ReviewEditContext): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return false;
    const answer = text === undefined ? { reply: null, repliedAt: null } : { reply: text, repliedAt: editing.now };
    await tx.update(reviews).set(answer).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], 'reply', editing);
    await invalidate(tx, [reviewsKey(review.styleId)]);
    return true;
  });
}
