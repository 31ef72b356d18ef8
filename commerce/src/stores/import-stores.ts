import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { storesKey } from './read-stores.ts';
import { stores } from './tables.ts';

export type ImportedStore = typeof stores.$inferInsert;

/** Inserts or replaces stores. Pages change within a second of the commit. */
export async function importStores(tx: Transaction, rows: readonly ImportedStore[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(stores)
    .values([...rows])
    .onConflictDoUpdate({ target: stores.id, set: upsertSet(stores, 'id') });
  await invalidate(tx, [storesKey]);
}
