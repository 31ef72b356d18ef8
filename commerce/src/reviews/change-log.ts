/** The book of what was done with reviews. */
import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type ReviewAction, reviewChanges } from './tables.ts';

export interface ReviewEditContext {
  /** Who does it: a name of the system or the writer. */
  by: string;
  now: Date;
  reason?: string | undefined;
}

/** Who is meant where the writer did it: the book names no person that writes reviews. */
export const authorActor = 'the writer';

export async function recordReviewChanges(
  tx: Transaction,
  reviewIds: readonly string[],
  action: ReviewAction,
  { by, now, reason }: ReviewEditContext,
): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx
    .insert(reviewChanges)
    .values(reviewIds.map((reviewId) => ({ reviewId, changedAt: now, changedBy: by, action, reason: reason ?? null })));
}

/** The last changes of a review, or of all, the latest first. */
export function readReviewChangeLog(queryable: Queryable, reviewId: string | undefined, most = 50) {
  return queryable
    .select()
    .from(reviewChanges)
    .where(reviewId === undefined ? undefined : eq(reviewChanges.reviewId, reviewId))
    .orderBy(desc(reviewChanges.id))
    .limit(most);
}
