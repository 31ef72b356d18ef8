import { beforeAll, beforeEach } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { importStores } from '../../stores/import-stores.ts';
import { buildStore } from '../../stores/testing/store-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

/** A store that closes tomorrow for an unknown time. */
export const closing = buildStore({ id: '003', closedOverride: { from: '2026-11-22', reason: 'New roof' } });
export const closed = buildStore({ id: '004', closedOverride: { from: '2026-11-20', reason: 'New roof' } });

/** Starts commerce with four stores, one of them without pickup, and stock in them and in the warehouse. */
export function useStockedStores() {
  const database = useTestDatabase();
  const commerce = useTestCommerce(database);
  const addStock = (skuId: string, locationId: string, onHand: number) =>
    database.pool.query(
      `INSERT INTO stock (sku_id, location_id, on_hand, updated_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (sku_id, location_id) DO UPDATE SET on_hand = excluded.on_hand`,
      [skuId, locationId, onHand],
    );
  beforeEach(() => commerce.clock.set(testNow));
  beforeAll(async () => {
    const { pool } = database;
    await insertShop(pool);
    await addSku(pool, { id: 'COAT', onHand: 10 });
    await addSku(pool, { id: 'LATER', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
    await addSku(pool, { id: 'GONE', onHand: 0 });
    await addSku(pool, { id: 'MANY', onHand: 50 });
    await inTransaction(commerce.deps.database.db, (tx) =>
      importStores(tx, [buildStore({ id: '001' }), buildStore({ id: '002', hasPickup: false }), closing, closed]),
    );
    await addStock('COAT', '001', 2);
    await addStock('COAT', '002', 1);
    await addStock('MANY', '001', 9);
    await addStock('MANY', '003', 9);
    await addStock('MANY', '004', 9);
  });
  return {
    database,
    commerce,
    addStock,
    inventory: (query: { store: string; product: string; quantity?: number }) => commerce.clientWith().getStoreInventory({ query }),
  };
}
