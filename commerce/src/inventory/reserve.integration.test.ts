import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCombinedWrites } from '../platform/database/combined-writes.ts';
import { inTransaction, openDatabase, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { untilStatementsWait } from '../testing/waiting-statements.ts';
import { recordStockFeed } from './record-stock-feed.ts';
import { allocation, type Demand, release, reserve } from './reserve.ts';

const database = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
const demandOf = (skuId: string, quantity: number): Demand => ({ skuId, locationId: 'warehouse', quantity });

async function withDb<Result>(use: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>, maxConnections = 4): Promise<Result> {
  const handle = openDatabase({ url: database.url, maxConnections });
  try {
    return await use(handle.db);
  } finally {
    await handle.close();
  }
}

const allocateReserved = (tx: Transaction, orderId: string, skuIds: readonly string[], at: Date) =>
  runCombinedWrites(tx, 'allocate', { allocated: allocation(orderId, skuIds, at) });

class Rejected extends Error {}

async function tryToReserve(db: ReturnType<typeof openDatabase>['db'], orderId: string, demands: readonly Demand[]): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      const result = await reserve(tx, orderId, demands, now);
      if (!result.ok) throw new Rejected(result.message);
    });
    return true;
  } catch (error) {
    if (error instanceof Rejected) return false;
    throw error;
  }
}

async function stockOf(skuId: string): Promise<{ reserved: number; held: number }> {
  const { rows } = await database.pool.query<{ reserved: number; held: number }>(
    `SELECT reserved, (SELECT coalesce(sum(quantity), 0)::integer FROM reservation
       WHERE sku_id = stock.sku_id AND location_id = stock.location_id AND state <> 'released') AS held
     FROM stock WHERE sku_id = $1`,
    [skuId],
  );
  return rows[0]!;
}

describe('reservations', () => {
  it('sell exactly twenty units to sixty buyers on many connections', async () => {
    await withDb(async (db) => {
      await inTransaction(db, (tx) =>
        recordStockFeed(tx, [{ skuId: 'race', locationId: 'warehouse', onHand: 18, backorderLimit: 2 }], now),
      );
      const sold = await Promise.all(Array.from({ length: 60 }, () => tryToReserve(db, newId(), [demandOf('race', 1)])));
      expect(sold.filter(Boolean)).toHaveLength(20);
      expect(await stockOf('race')).toEqual({ reserved: 20, held: 20 });
    }, 16);
  });

  it('never deadlock on the same SKUs in opposite order, and reserve all or nothing', async () => {
    await withDb(async (db) => {
      const lines = ['cross-a', 'cross-b'].map((skuId) => ({ skuId, locationId: 'warehouse', onHand: 12 }));
      await inTransaction(db, (tx) => recordStockFeed(tx, lines, now));
      const orders = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? ['cross-a', 'cross-b'] : ['cross-b', 'cross-a']));
      const sold = await Promise.all(
        orders.map((skus) =>
          tryToReserve(
            db,
            newId(),
            skus.map((skuId) => demandOf(skuId, 1)),
          ),
        ),
      );
      expect(sold.filter(Boolean)).toHaveLength(12);
      for (const skuId of ['cross-a', 'cross-b']) expect(await stockOf(skuId)).toEqual({ reserved: 12, held: 12 });
    }, 12);
  });

  it('reserve what another order leaves after waiting for it, or nothing at all', async () => {
    await withDb(async (db) => {
      const lines = ['wait-a', 'wait-b'].map((skuId) => ({ skuId, locationId: 'warehouse', onHand: 5 }));
      await inTransaction(db, (tx) => recordStockFeed(tx, lines, now));
      const reserveWhileOtherTakes = async (otherUnits: number) => {
        let reserving: Promise<boolean> | undefined;
        await inTransaction(db, async (tx) => {
          await reserve(tx, newId(), [demandOf('wait-b', otherUnits)], now);
          reserving = tryToReserve(db, newId(), [demandOf('wait-a', 1), demandOf('wait-b', 2)]);
          await untilStatementsWait(database);
        });
        return reserving;
      };
      expect(await reserveWhileOtherTakes(3)).toBe(true);
      expect([await stockOf('wait-a'), await stockOf('wait-b')]).toEqual([
        { reserved: 1, held: 1 },
        { reserved: 5, held: 5 },
      ]);
      await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId: 'wait-b', locationId: 'warehouse', onHand: 9 }], now));
      expect(await reserveWhileOtherTakes(3)).toBe(false);
      expect([await stockOf('wait-a'), await stockOf('wait-b')]).toEqual([
        { reserved: 1, held: 1 },
        { reserved: 8, held: 8 },
      ]);
    });
  });

  it('that cannot wait for backordered units leave those to others', async () => {
    await withDb(async (db) => {
      const line = { skuId: 'now', locationId: 'warehouse', onHand: 3, backorderLimit: 5 };
      await inTransaction(db, (tx) => recordStockFeed(tx, [line], now));
      const isNowOnly = { ...demandOf('now', 2), isNowOnly: true };
      const sold = await Promise.all(Array.from({ length: 8 }, () => tryToReserve(db, newId(), [isNowOnly])));
      expect(sold.filter(Boolean)).toHaveLength(1);
      expect(await inTransaction(db, (tx) => reserve(tx, newId(), [isNowOnly], now))).toMatchObject({
        ok: false,
        arguments: { productId: 'now', requested: 2, available: 1 },
      });
      // Within an order, the unit in stock goes to the line that needs it.
      expect(await tryToReserve(db, newId(), [demandOf('now', 3), { ...demandOf('now', 1), isNowOnly: true }])).toBe(true);
      expect(await stockOf('now')).toEqual({ reserved: 6, held: 6 });
      expect(await tryToReserve(db, newId(), [demandOf('now', 2)])).toBe(true);
      expect(await tryToReserve(db, newId(), [demandOf('now', 1)])).toBe(false);
    });
  });

  it('reserve nothing if one of their SKUs has no stock', async () => {
    await withDb(async (db) => {
      await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId: 'there', locationId: 'warehouse', onHand: 5 }], now));
      const result = await inTransaction(db, (tx) => reserve(tx, newId(), [demandOf('there', 1), demandOf('unknown', 1)], now));
      expect(result).toMatchObject({ ok: false, arguments: { productId: 'unknown', requested: 1, available: 0 } });
      expect(await stockOf('there')).toEqual({ reserved: 0, held: 0 });
    });
  });

  it('name the available units if there are too few', async () => {
    await withDb(async (db) => {
      await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId: 'few', locationId: 'warehouse', onHand: 3 }], now));
      const result = await inTransaction(db, (tx) => reserve(tx, newId(), [demandOf('few', 2), demandOf('few', 2)], now));
      expect(result).toMatchObject({
        ok: false,
        error: 'ProductItemNotAvailableException',
        arguments: { productId: 'few', requested: 4, available: 3 },
      });
    });
  });

  it('are released once, however often release is called; an allocation stays', async () => {
    await withDb(async (db) => {
      await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId: 'back', locationId: 'warehouse', onHand: 5 }], now));
      const [first, second] = [newId(), newId()];
      await tryToReserve(db, first, [demandOf('back', 2)]);
      await tryToReserve(db, second, [demandOf('back', 3)]);
      await inTransaction(db, (tx) => allocateReserved(tx, second, ['back'], now));
      await Promise.all([1, 2, 3].map(() => inTransaction(db, (tx) => release(tx, first, ['back'], now))));
      expect(await stockOf('back')).toEqual({ reserved: 3, held: 3 });
    });
  });

  it('say when they take or release the last unit, or the last one that is not backordered', async () => {
    await withDb(async (db) => {
      const line = { skuId: 'state', locationId: 'warehouse', onHand: 2, backorderLimit: 2 };
      await inTransaction(db, (tx) => recordStockFeed(tx, [line], now));
      const orders = Array.from({ length: 4 }, newId);
      const isNews: boolean[] = [];
      for (const order of orders) {
        const reserved = await inTransaction(db, (tx) => reserve(tx, order, [demandOf('state', 1)], now));
        isNews.push(reserved.ok && reserved.value.some(({ hasNewState }) => hasNewState));
      }
      expect(isNews).toEqual([false, true, false, true]);
      const released: string[][] = [];
      for (const order of orders) released.push(await inTransaction(db, (tx) => release(tx, order, ['state'], now)));
      expect(released).toEqual([['state'], [], ['state'], []]);
    });
  });

  it('always add up to the reserved quantity of the stock, whatever the order of operations', async () => {
    const step = fc.record({
      kind: fc.constantFrom('reserve' as const, 'release' as const, 'allocate' as const, 'feed' as const),
      order: fc.nat({ max: 3 }),
      quantity: fc.integer({ min: 1, max: 6 }),
    });
    let run = 0;
    await withDb(async (db) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          run += 1;
          const skuId = `property-${run}`;
          const orders = Array.from({ length: 4 }, newId);
          const used = new Set<number>();
          await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId, locationId: 'warehouse', onHand: 8 }], now));
          for (const { kind, order, quantity } of steps) {
            if (kind === 'feed')
              await inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId, locationId: 'warehouse', onHand: quantity }], now));
            else if (kind === 'reserve') {
              // An order reserves only once, with the sum of its lines.
              if (!used.has(order)) used.add(order);
              else continue;
              await tryToReserve(db, orders[order]!, [demandOf(skuId, quantity)]);
            } else {
              const change = kind === 'release' ? release : allocateReserved;
              await inTransaction<unknown>(db, (tx) => change(tx, orders[order]!, [skuId], now));
            }
            const { reserved, held } = await stockOf(skuId);
            expect(reserved).toBeGreaterThanOrEqual(0);
            expect(held).toBe(reserved);
          }
        }),
        { numRuns: 25 },
      );
    });
  });
});

describe('a stock feed', () => {
  it('below the reserved quantity is accepted and opens one shortfall, which the next sufficient count closes', async () => {
    const shortfalls = async () =>
      (
        await database.pool.query(
          "SELECT quantity, closed_at IS NULL AS is_open FROM stock_shortfall WHERE sku_id = 'short' ORDER BY opened_at, id",
        )
      ).rows;
    await withDb(async (db) => {
      const feed = (onHand: number) =>
        inTransaction(db, (tx) => recordStockFeed(tx, [{ skuId: 'short', locationId: 'warehouse', onHand }], now));
      await feed(10);
      await tryToReserve(db, newId(), [demandOf('short', 8)]);
      await feed(-1);
      await feed(-1);
      expect(await shortfalls()).toEqual([{ quantity: 9, is_open: true }]);
      await feed(6);
      expect(await shortfalls()).toEqual([
        { quantity: 9, is_open: false },
        { quantity: 2, is_open: true },
      ]);
      await feed(8);
      expect((await shortfalls()).filter((row) => row.is_open)).toEqual([]);
    });
  });

  it('uses the last line of a SKU and location, and separates locations', async () => {
    await withDb(async (db) => {
      const lines = [3, 7].map((onHand) => ({ skuId: 'twice', locationId: 'warehouse', onHand }));
      await inTransaction(db, (tx) => recordStockFeed(tx, [...lines, { skuId: 'twice', locationId: '001', onHand: 1 }], now));
      const { rows } = await database.pool.query("SELECT location_id, on_hand FROM stock WHERE sku_id = 'twice' ORDER BY location_id");
      expect(rows).toEqual([
        { location_id: '001', on_hand: 1 },
        { location_id: 'warehouse', on_hand: 7 },
      ]);
    });
  });
});
