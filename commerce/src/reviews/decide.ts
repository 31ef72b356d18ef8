/** What becomes of a review: shown, refused, taken back, answered. */
import { eq } from 'drizzle-orm';
import { holdStyles } from '../catalog/style-ratings.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Queryable, type Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type ReviewEditing, recordReviewChanges } from './changes.ts';
import { afterDecision, isStanding, type ReviewDecision, type ReviewState } from './review-state.ts';
import { renewRatings, reviewsKey } from './style-ratings.ts';
import { type ReviewRow, reviews } from './tables.ts';

/** A review was shown or refused; payload `{ reviewId, decision, reason }`. */
export const reviewDecided = 'review-decided';

export async function reviewOf(queryable: Queryable, id: string): Promise<ReviewRow | undefined> {
  const [row] = await queryable.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Holds a review and, before it, its style. */
async function holdReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const found = await reviewOf(tx, id);
  if (!found) return undefined;
  await holdStyles(tx, [found.styleId]);
  const [held] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return held;
}

type Undecided = 'NotFoundException' | 'ReviewExistsException';

/** Makes a decision of a review; one that changes nothing, or comes after its writer's, is answered with how it stands. */
export function decideReview(
  db: Database,
  id: string,
  decision: ReviewDecision,
  editing: ReviewEditing,
): Promise<Result<{ state: ReviewState; isChanged: boolean }, Undecided>> {
  return inTransaction(db, async (tx): Promise<Result<{ state: ReviewState; isChanged: boolean }, Undecided>> => {
    const review = await holdReview(tx, id);
    if (!review) return failure('NotFoundException', `There is no review ${id}.`);
    const state = afterDecision(review.status, decision);
    if (!state) return ok({ state: review.status, isChanged: false });
    if (isStanding(state) && !isStanding(review.status) && (await hasAnotherStanding(tx, review))) {
      return failure('ReviewExistsException', 'Its writer has another review of the same product that waits or is shown.');
    }
    await tx.update(reviews).set({ status: state, decidedAt: editing.now }).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], decision, editing);
    if (review.status === 'approved' || state === 'approved') await renewRatings(tx, [review.styleId], editing.now);
    if (decision !== 'withdraw') {
      await emit(tx, { kind: reviewDecided, payload: { reviewId: id, decision, reason: editing.reason ?? null } }, editing.now);
    }
    return ok({ state, isChanged: true });
  });
}

async function hasAnotherStanding(tx: Transaction, { styleId, addressKey, id }: ReviewRow): Promise<boolean> {
  if (addressKey === null) return false;
  const own = await tx
    .select({ id: reviews.id, status: reviews.status, styleId: reviews.styleId })
    .from(reviews)
    .where(eq(reviews.addressKey, addressKey));
  return own.some((other) => other.id !== id && other.styleId === styleId && isStanding(other.status));
}

/** Puts the brand's answer under a review, or takes it away. Answers false where there is no such review. */
export function replyToReview(db: Database, id: string, text: string | undefined, editing: ReviewEditing): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const review = await holdReview(tx, id);
    if (!review) return false;
    const answer = text === undefined ? { reply: null, repliedAt: null } : { reply: text, repliedAt: editing.now };
    await tx.update(reviews).set(answer).where(eq(reviews.id, id));
    await recordReviewChanges(tx, [id], 'reply', editing);
    await invalidate(tx, [reviewsKey(review.styleId)]);
    return true;
  });
}
