import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordSafetyStock } from '../inventory/safety-stock.ts';
import { readStoreStockOfStyles } from '../inventory/store-stock-of-styles.ts';
import { inTransaction } from '../platform/database/database.ts';
import { importStores } from '../stores/import-stores.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const pickup = (store: string, products = '4117,9000,0000') => commerce.clientWith().getStorePickup({ query: { store, products } });

const closedOverride = { from: '2026-11-20', reason: 'New roof' };

beforeEach(() => commerce.clock.set(testNow));
beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'HERE', onHand: 10 });
  await addSku(pool, { id: 'THERE', onHand: 10 });
  await addSku(pool, { id: 'LATER', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
  await addSku(pool, { id: 'CARD', taxClass: 'gift_card' });
  await inTransaction(commerce.deps.database.db, (tx) =>
    importStores(tx, [
      buildStore({ id: '001' }),
      buildStore({ id: '002', hasPickup: false }),
      buildStore({ id: '003', closedOverride }),
      buildStore({ id: '004', hasPickup: false, closedOverride }),
      buildStore({ id: '005', hasPickup: false, closedPermanently: true }),
    ]),
  );
  for (const [sku, store] of [
    ['HERE', '001'],
    ['LATER', '001'],
    ['HERE', '002'],
    ['HERE', '003'],
    ['HERE', '004'],
    ['HERE', '005'],
  ]) {
    await pool.query('INSERT INTO stock (sku_id, location_id, on_hand, updated_at) VALUES ($1, $2, 2, now())', [sku, store]);
  }
});

describe('the pickup of a page of styles', () => {
  it('FULFIL-009 counts the SKUs of each style that a store has now and the shop does not backorder, and says when they are ready', async () => {
    expect(await pickup('001')).toEqual({
      store: '001',
      group: 'pis-today',
      pickupDate: '2026-11-21',
      readyBy: '2026-11-21T17:00:00.000Z',
      products: expect.toSatisfy((products: { id: string }[]) => {
        const byId = new Map(products.map((product) => [product.id, product]));
        expect(byId.get('4117')).toEqual({ id: '4117', variants: 3, available: 1 });
        expect(byId.get('9000')).toEqual({ id: '9000', variants: 1, available: 0 });
        return byId.size === 2;
      }),
    });
    commerce.clock.set(new Date('2026-11-20T22:30:00Z'));
    expect(await pickup('001')).toMatchObject({ group: 'pis-tomorrow' });
  });

  it('has the stock of a store without pickup, and no time', async () => {
    const { products, ...rest } = await pickup('002');
    expect(rest).toEqual({ store: '002' });
    expect(products.find(({ id }) => id === '4117')).toEqual({ id: '4117', variants: 3, available: 1 });
  });

  it.each(['003', '004', '005'])('has no styles of a store that is closed, with pickup, without it, and for good: %s', async (store) => {
    expect(await pickup(store)).toEqual({ store, products: [] });
  });

  it('rejects an unknown store and more styles than a page has', async () => {
    await expect(pickup('999')).rejects.toMatchObject({ status: 404 });
    await expect(pickup('001', Array.from({ length: 37 }, (_, index) => index).join())).rejects.toMatchObject({ status: 400 });
  });

  it('keeps back the safety stock of the store', async () => {
    const { db } = commerce.deps.database;
    const change = { by: 'Ada', now: testNow };
    const available = async () => (await pickup('001')).products.find(({ id }) => id === '4117')?.available;
    await recordSafetyStock(db, [{ locationId: '001', styleId: '4117', units: 1 }], change);
    expect(await available()).toBe(1);
    await recordSafetyStock(db, [{ locationId: '001', styleId: '4117', units: 2 }], change);
    expect(await available()).toBe(0);
    await recordSafetyStock(db, [{ locationId: '001', styleId: '4117', units: 0 }], change);
  });

  it('reads stock in one statement, by indexes only, and stores and settings in one each unless they are cached', async () => {
    const sent = recordStatements(commerce.deps.database);
    const before = sent.length;
    await pickup('001');
    expect(sent.length - before).toBe(3);
    const plans = await explainStatements(database.pool, ['enable_seqscan'], (queryable) =>
      readStoreStockOfStyles(queryable, ['4117', '9000'], '001', 0),
    );
    expect(plans.join('\n')).not.toMatch(/Seq Scan/);
    expect(plans.join('\n')).toMatch(/stock_pkey/);
  });
});
