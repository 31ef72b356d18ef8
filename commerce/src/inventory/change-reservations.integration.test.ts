import { describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, resultInTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { changeReservations, type ReservationChange } from './change-reservations.ts';
import { recordStockFeed } from './record-stock-feed.ts';
import { reserve } from './reserve.ts';

const database = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
const noChange = { added: 0, settled: 0, moved: 0 };

async function withDb<Result>(use: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>): Promise<Result> {
  const handle = openDatabase({ url: database.url, maxConnections: 8 });
  try {
    return await use(handle.db);
  } finally {
    await handle.close();
  }
}

type Db = ReturnType<typeof openDatabase>['db'];

async function addStock(db: Db, skuId: string, counts: Record<string, number>): Promise<void> {
  const lines = Object.entries(counts).map(([locationId, onHand]) => ({ skuId, locationId, onHand }));
  await inTransaction(db, (tx) => recordStockFeed(tx, lines, now));
}

async function newOrder(db: Db, skuId: string, locationId: string, quantity: number): Promise<string> {
  const orderId = newId();
  expect(await inTransaction(db, (tx) => reserve(tx, orderId, [{ skuId, locationId, quantity }], now))).toMatchObject({ ok: true });
  return orderId;
}

const change = (db: Db, orderId: string, changes: ReservationChange[]) =>
  resultInTransaction(db, (tx) => changeReservations(tx, orderId, changes, now));

async function stockOf(skuId: string, locationId: string) {
  const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock WHERE sku_id = $1 AND location_id = $2', [
    skuId,
    locationId,
  ]);
  return rows[0];
}

describe('changes of what an order has reserved', () => {
  it('that take no further unit succeed at a location that has reserved more than it has; others name its units', async () => {
    await withDb(async (db) => {
      await addStock(db, 'over', { '001': 3 });
      const orderId = await newOrder(db, 'over', '001', 3);
      await addStock(db, 'over', { '001': 1 });
      const at = { ...noChange, skuId: 'over', locationId: '001' };
      expect(await change(db, orderId, [{ ...at, added: 1 }])).toMatchObject({
        error: 'ProductItemNotAvailableException',
        arguments: { productId: 'over', requested: 1, available: 0 },
      });
      expect(await change(db, orderId, [{ ...at, settled: 1 }])).toMatchObject({ ok: true });
      expect(await change(db, orderId, [{ ...at, added: 2, moved: 2 }])).toMatchObject({ ok: true });
      expect(await stockOf('over', '001')).toEqual({ on_hand: 3, reserved: 4 });
      expect(await change(db, orderId, [{ ...at, settled: 4, moved: -4 }])).toMatchObject({ ok: true });
      expect(await stockOf('over', '001')).toEqual({ on_hand: 0, reserved: 0 });
    });
  });

  it('have a SKU published for every change of what a store promises, and for the last unit of the warehouse', async () => {
    await withDb(async (db) => {
      await addStock(db, 'news', { '001': 4, warehouse: 4 });
      const inStore = await newOrder(db, 'news', '001', 2);
      const inWarehouse = await newOrder(db, 'news', 'warehouse', 4);
      const at = (locationId: string) => ({ ...noChange, skuId: 'news', locationId });
      expect(await change(db, inStore, [{ ...at('001'), settled: 1, moved: -1 }])).toMatchObject({ value: [] });
      expect(await change(db, inStore, [{ ...at('001'), settled: 1 }])).toMatchObject({ value: ['news'] });
      expect(await change(db, inWarehouse, [{ ...at('warehouse'), settled: 1 }])).toMatchObject({ value: ['news'] });
      expect(await change(db, inWarehouse, [{ ...at('warehouse'), settled: 1 }])).toMatchObject({ value: [] });
    });
  });

  it('have a SKU published when the warehouse has its first unit again that is not backordered, and when it loses the last one', async () => {
    await withDb(async (db) => {
      await addStock(db, 'later', { warehouse: 2 });
      await database.pool.query("UPDATE stock SET backorder_limit = 5 WHERE sku_id = 'later'");
      const orderId = await newOrder(db, 'later', 'warehouse', 3);
      const at = { ...noChange, skuId: 'later', locationId: 'warehouse' };
      expect(await change(db, orderId, [{ ...at, settled: 1 }])).toMatchObject({ value: [] });
      expect(await change(db, orderId, [{ ...at, settled: 1 }])).toMatchObject({ value: ['later'] });
      expect(await change(db, orderId, [{ ...at, moved: -1 }])).toMatchObject({ value: ['later'] });
    });
  });

  it('that settle what the order has not reserved change nothing', async () => {
    await withDb(async (db) => {
      await addStock(db, 'other', { '001': 4 });
      await newOrder(db, 'other', '001', 2);
      const settling = change(db, newId(), [{ ...noChange, skuId: 'other', locationId: '001', settled: 1 }]);
      await expect(settling).rejects.toThrow('has not reserved');
      expect(await stockOf('other', '001')).toEqual({ on_hand: 4, reserved: 2 });
    });
  });

  it('never deadlock, also if a store gets its first unit of a SKU', async () => {
    await withDb(async (db) => {
      for (let round = 0; round < 10; round++) {
        const skuIds = [`first-a-${round}`, `first-b-${round}`];
        for (const skuId of skuIds) await addStock(db, skuId, { warehouse: 20 });
        const moving = Array.from({ length: 6 }, async (_, index) => {
          const orderId = newId();
          const demands = skuIds.map((skuId) => ({ skuId, locationId: 'warehouse', quantity: 1 }));
          await inTransaction(db, (tx) => reserve(tx, orderId, demands, now));
          const changes = skuIds.flatMap((skuId) => [
            { ...noChange, skuId, locationId: 'warehouse', settled: 1, moved: -1 },
            { ...noChange, skuId, locationId: `00${index % 2}`, added: 1, moved: 1 },
          ]);
          return change(db, orderId, index % 2 === 0 ? changes : changes.reverse());
        });
        for (const moved of await Promise.all(moving)) expect(moved).toMatchObject({ ok: true });
        for (const skuId of skuIds) {
          expect(await stockOf(skuId, 'warehouse')).toEqual({ on_hand: 14, reserved: 0 });
          for (const storeId of ['000', '001']) expect(await stockOf(skuId, storeId)).toEqual({ on_hand: 3, reserved: 3 });
        }
      }
    });
  });
});
