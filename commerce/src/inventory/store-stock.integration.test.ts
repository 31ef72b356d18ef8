import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { addSku, insertShop, type TestSku } from '../testing/shop-fixture.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { readStoresWithStock } from './location-stock.ts';
import { recordSafetyStock } from './safety-stock.ts';
import { readStoreStockOfStyles } from './store-stock-of-styles.ts';

const database = useTestDatabase();
let handle: ReturnType<typeof openDatabase>;

interface Case extends TestSku {
  /** Units that orders have reserved at the warehouse, and units in the store. */
  reserved?: number;
  inStore: number;
  reservedInStore?: number;
  isOffered: boolean;
}

const cases: Case[] = [
  { id: 'IN-BOTH', onHand: 10, inStore: 1, isOffered: true },
  { id: 'STORE-ONLY', onHand: 0, inStore: 1, isOffered: true },
  { id: 'ALL-RESERVED', onHand: 2, reserved: 2, inStore: 1, isOffered: true },
  { id: 'OVERSOLD', onHand: -1, inStore: 1, isOffered: true },
  { id: 'BACKORDER', onHand: 0, backorderLimit: 5, inStore: 1, isOffered: false },
  { id: 'LAST-SHIPPED', onHand: 2, reserved: 2, backorderLimit: 5, inStore: 1, isOffered: false },
  { id: 'BACKORDER-SOLD-OUT', onHand: 0, reserved: 5, backorderLimit: 5, inStore: 1, isOffered: true },
  { id: 'ONE-LEFT', onHand: 2, reserved: 1, backorderLimit: 5, inStore: 1, isOffered: true },
  { id: 'WAREHOUSE-ONLY', onHand: 10, inStore: 0, isOffered: false },
  { id: 'TAKEN-IN-STORE', onHand: 10, inStore: 1, reservedInStore: 1, isOffered: false },
];
const offered = cases.filter(({ isOffered }) => isOffered).map(({ id }) => id);

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  const { pool } = database;
  await insertShop(pool);
  for (const { reserved = 0, inStore, reservedInStore = 0, isOffered: _, ...sku } of cases) {
    await addSku(pool, sku);
    await pool.query("UPDATE stock SET reserved = $2 WHERE sku_id = $1 AND location_id = 'warehouse'", [sku.id, reserved]);
    await pool.query(`INSERT INTO stock (sku_id, location_id, on_hand, reserved, updated_at) VALUES ($1, '001', $2, $3, now())`, [
      sku.id,
      inStore,
      reservedInStore,
    ]);
  }
  // A SKU that the warehouse never had.
  await addSku(pool, { id: 'NO-WAREHOUSE' });
  await pool.query("UPDATE stock SET location_id = '001', on_hand = 1 WHERE sku_id = 'NO-WAREHOUSE'");
});
afterAll(() => handle.close());

const skuIds = [...cases.map(({ id }) => id), 'NO-WAREHOUSE'];
const inFacet = async (safetyStock = 0) => [...(await readStoresWithStock(handle.db, skuIds, safetyStock)).keys()].sort();
const onTile = async (safetyStock = 0) => (await readStoreStockOfStyles(handle.db, ['4117'], '001', safetyStock))[0];

describe('what a store can hand out', () => {
  it('PDP-006 is what it has, also if the warehouse has sold it out, and not what the warehouse has on backorder', async () => {
    expect(await inFacet()).toEqual([...offered, 'NO-WAREHOUSE'].sort());
  });

  it('is the same on the tile of a style and in the facet of the store', async () => {
    expect(await onTile()).toEqual({ styleId: '4117', skus: skuIds.length, available: (await inFacet()).length });
    expect((await onTile(1))?.available).toBe(0);
    expect(await inFacet(1)).toEqual([]);
    await recordSafetyStock(handle.db, [{ locationId: '001', styleId: '4117', units: 0 }], { by: 'Ada', now: new Date() });
    expect((await onTile(1))?.available).toBe((await inFacet(1)).length);
    expect(await inFacet(1)).toEqual(await inFacet());
  });

  it('is read by the key of the stock, also if PostgreSQL could join all of it', async () => {
    const plans = await explainStatements(database.pool, ['enable_seqscan'], async (queryable) => {
      await readStoreStockOfStyles(queryable, ['4117'], '001', 0);
      await readStoresWithStock(queryable, skuIds, 0);
    });
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(/stock_pkey/);
      expect(plan).not.toMatch(/Seq Scan|Hash Cond/);
    }
  });
});
