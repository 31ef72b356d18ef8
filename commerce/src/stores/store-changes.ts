import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type StoreAction, type StoreRow, storeChanges } from './tables.ts';

export interface StoreEdit {
  /** Name of the operator, for the record of changes. */
  by: string;
  now: Date;
}

export interface StoreChange {
  action: StoreAction;
  before: StoreRow | undefined;
  after: StoreRow;
}

export type StoreError = 'StoreNotFoundException' | 'InvalidStore';

/** Event: data of a store that its products display has changed. Payload: `{storeId}`. */
export const storeChanged = 'store-changed';

function isShownByProducts({ before, after }: StoreChange): boolean {
  return before !== undefined && (before.closedPermanently !== after.closedPermanently || before.name !== after.name);
}

export async function recordStoreChanges(
  tx: Transaction,
  changes: readonly StoreChange[],
  { by, now }: StoreEdit,
): Promise<Result<undefined, StoreError>> {
  const changedBy = by.trim();
  if (changedBy === '' || changedBy.length > 100) return failure('InvalidStore', 'the name of the operator has 1 to 100 characters');
  if (changes.length === 0) return ok();
  await tx.insert(storeChanges).values(
    changes.map(({ action, before, after }) => ({
      changedAt: now,
      changedBy,
      action,
      storeId: after.id,
      before: before ?? null,
      after,
    })),
  );
  for (const { after } of changes.filter(isShownByProducts)) {
    await emit(tx, { kind: storeChanged, payload: { storeId: after.id } }, now);
  }
  return ok();
}

export function readStoreChanges(queryable: Queryable, storeId?: string) {
  return queryable
    .select()
    .from(storeChanges)
    .where(storeId === undefined ? undefined : eq(storeChanges.storeId, storeId))
    .orderBy(desc(storeChanges.id));
}
