import type pg from 'pg';
import { inTransaction } from '../platform/database/database.ts';
import { importStores } from '../stores/import-stores.ts';
import type { StoreRow } from '../stores/index.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import type { TestCommerce } from './test-commerce.ts';

/** Adds stores, or replaces them; by default they have pickup and are open daily from 9 to 20. */
export function addStores(commerce: TestCommerce, ...rows: (Partial<StoreRow> & { id: string })[]): Promise<void> {
  return inTransaction(commerce.deps.database.db, (tx) =>
    importStores(
      tx,
      rows.map((row) => buildStore({ name: `Store ${row.id}`, storeIdExt: `9${row.id}`, ...row })),
    ),
  );
}

export async function setStoreStock(pool: pg.Pool, skuId: string, storeId: string, onHand: number): Promise<void> {
  await pool.query(
    `INSERT INTO stock (sku_id, location_id, on_hand, updated_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (sku_id, location_id) DO UPDATE SET on_hand = excluded.on_hand`,
    [skuId, storeId, onHand],
  );
}
