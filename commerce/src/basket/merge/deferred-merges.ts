import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { deferredMerges } from '../tables.ts';
import type { GuestMergeInput } from './guest-merge.ts';

function isOf({ customerGroupId, guestGroupId }: GuestMergeInput) {
  return and(eq(deferredMerges.customerGroupId, customerGroupId), eq(deferredMerges.guestGroupId, guestGroupId));
}

/** Records that a merge waits for an order, and returns its result. */
export async function deferMerge<Result>(
  tx: Transaction,
  { locale: _, ...merge }: GuestMergeInput,
  now: Date,
  nothing: Result,
): Promise<Result & { isDeferred: true }> {
  await tx
    .insert(deferredMerges)
    .values({ ...merge, createdAt: now })
    .onConflictDoNothing();
  return { ...nothing, isDeferred: true };
}

export async function deleteDeferredMerge(tx: Transaction, merge: GuestMergeInput): Promise<void> {
  await tx.delete(deferredMerges).where(isOf(merge));
}

/** Returns the merges that wait for an order, the oldest first. */
export async function listDeferredMerges(queryable: Queryable, limit = 100): Promise<GuestMergeInput[]> {
  const rows = await queryable.select().from(deferredMerges).orderBy(asc(deferredMerges.createdAt)).limit(limit);
  return rows.map(({ createdAt: _, ...merge }) => merge);
}
