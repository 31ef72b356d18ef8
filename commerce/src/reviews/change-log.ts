import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type ReviewAction, reviewChanges } from './tables.ts';

export interface ReviewEditContext {
  by: string;
  now: Date;
  reason?: string | undefined;
}

/** Actor in place of the author's name, which the change log must not contain. */
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

export function readReviewChangeLog(queryable: Queryable, reviewId: string | undefined, limit = 50) {
  return queryable
    .select()
    .from(reviewChanges)
    .where(reviewId === undefined ? undefined : eq(reviewChanges.reviewId, reviewId))
    .orderBy(desc(reviewChanges.id))
    .limit(limit);
}
