import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { deferredMerges } from '../tables.ts';
import type { GuestMergeInput } from './guest-merge.ts';

function isOf({ customerGroupId, guestGroupId }: GuestMergeInput) {
  return and(eq(deferredMerges.customerGroupId, customerGroupId), eq(deferredMerges.guestGroupId, guestGroupId));
}

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

export async function listDeferredMerges(queryable: Queryable, limit = 100): Promise<GuestMergeInput[]> {
  const rows = await queryable.select().from(deferredMerges).orderBy(asc(deferredMerges.createdAt)).limit(limit);
  return rows.map(({ createdAt: _, ...merge }) => merge);
}
