import { desc, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type SafetyStockSetting, type StoreAction, type StoreRow, storeChanges } from './tables.ts';

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

function operatorOf(by: string): Result<string, 'InvalidStore'> {
  const name = by.trim();
  return name === '' || name.length > 100 ? failure('InvalidStore', 'the name of the operator has 1 to 100 characters') : ok(name);
}

export async function recordStoreChanges(
  tx: Transaction,
  changes: readonly StoreChange[],
  { by, now }: StoreEdit,
): Promise<Result<undefined, StoreError>> {
  const operator = operatorOf(by);
  if (!operator.ok) return operator;
  if (changes.length === 0) return ok();
  await tx.insert(storeChanges).values(
    changes.map(({ action, before, after }) => ({
      changedAt: now,
      changedBy: operator.value,
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

export interface SafetyStockRecord {
  /** Empty for all stores. */
  storeId: string;
  before: SafetyStockSetting;
  after: SafetyStockSetting;
}

/** Records a change of what a store, or all of them, keep back. */
export async function recordSafetyStockChange(
  tx: Transaction,
  change: SafetyStockRecord,
  { by, now }: StoreEdit,
): Promise<Result<undefined, 'InvalidStore'>> {
  const operator = operatorOf(by);
  if (!operator.ok) return operator;
  await tx.insert(storeChanges).values({ ...change, changedAt: now, changedBy: operator.value, action: 'safety-stock' });
  return ok();
}

/** Reads the changes of a store, with those of all stores together; without an id, all of them. The newest first. */
export function readStoreChanges(queryable: Queryable, storeId?: string) {
  return queryable
    .select()
    .from(storeChanges)
    .where(storeId === undefined ? undefined : inArray(storeChanges.storeId, [storeId, '']))
    .orderBy(desc(storeChanges.id));
}
