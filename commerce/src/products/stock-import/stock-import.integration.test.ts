import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocation, reserve } from '../../inventory/reserve.ts';
import { runCombinedWrites } from '../../platform/database/combined-writes.ts';
import { inTransaction, openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { importStores } from '../../stores/import-stores.ts';
import { buildStore } from '../../stores/testing/store-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { importStock, type StockImportOptions } from './import-stock.ts';

const database = useTestDatabase();
const start = new Date('2026-11-21T15:00:00Z');
let handle: ReturnType<typeof openDatabase>;
let now = start;
const skuCount = 1_200;
const skuId = (index: number) => `SKU${String(index).padStart(5, '0')}`;

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 4 });
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', onHand: 10 });
  await database.pool.query(
    `INSERT INTO sku (id, style_id, position, color_code, variation_values, barcode, tax_class)
     SELECT 'SKU' || lpad(i::text, 5, '0'), '4117', i, '10', '{"color": "10"}', 'B' || i, 'goods' FROM generate_series(0, $1 - 1) AS i`,
    [skuCount],
  );
  await inTransaction(handle.db, (tx) => importStores(tx, [buildStore({ id: '001' })]));
});
afterAll(() => handle.close());

const options = (overrides: Partial<StockImportOptions> = {}): StockImportOptions => ({
  fileName: 'stock.csv',
  digest: newId(),
  isFull: false,
  isForced: false,
  isDryRun: false,
  by: 'Ada',
  now: () => now,
  ...overrides,
});
const line = (sku: string, onHand: number, locationId = 'warehouse') => ({
  skuId: sku,
  locationId,
  onHand,
  backorderLimit: 0,
  inStockDate: null,
});
const manyLines = (onHand: number, locationId = 'warehouse') =>
  Array.from({ length: skuCount }, (_, index) => line(skuId(index), onHand, locationId));
const onHandAt = async (sku: string, locationId = 'warehouse') =>
  (await database.pool.query('SELECT on_hand FROM stock WHERE sku_id = $1 AND location_id = $2', [sku, locationId])).rows[0]?.on_hand;
const invalidations = async () =>
  (await database.pool.query("SELECT count(*)::integer AS count FROM invalidation WHERE surrogate_key = 'product-4117'")).rows[0].count;
const lastImport = async () => (await database.pool.query('SELECT * FROM stock_import ORDER BY started_at DESC, id DESC LIMIT 1')).rows[0];

describe('the import of a stock feed', () => {
  it('writes changed levels, invalidates their product once, records who did it, and reports unknown SKUs and locations', async () => {
    const before = await invalidations();
    const feed = [line('COAT', 12), line('COAT', 4, '001'), line('GONE', 1), line('COAT', 1, '999')];
    expect(await importStock(handle.db, feed, options())).toEqual({
      ok: true,
      value: { rows: 4, changed: 2, zeroed: 0, unknownSkus: ['GONE'], unknownLocations: ['999'], continuedFrom: 0 },
    });
    expect([await onHandAt('COAT'), await onHandAt('COAT', '001'), await invalidations()]).toEqual([12, 4, before + 1]);
    expect(await lastImport()).toMatchObject({ imported_by: 'Ada', state: 'done', row_count: 2, changed_count: 2, unknown_count: 2 });
  });

  it('writes and invalidates nothing for the same levels again', async () => {
    const before = await invalidations();
    const result = await importStock(handle.db, [line('COAT', 12), line('COAT', 4, '001')], options());
    expect(result).toMatchObject({ value: { changed: 0 } });
    expect(await invalidations()).toBe(before);
  });

  it('accepts a negative count', async () => {
    await importStock(handle.db, [line('COAT', -3, '001')], options());
    expect(await onHandAt('COAT', '001')).toBe(-3);
  });

  it('counts the changes and writes nothing in a dry run', async () => {
    const imports = async () => (await database.pool.query('SELECT count(*) FROM stock_import')).rows;
    const before = await imports();
    const result = await importStock(handle.db, [line('COAT', 99), line('COAT', -3, '001')], options({ isDryRun: true }));
    expect(result).toMatchObject({ ok: true, value: { rows: 2, changed: 1 } });
    expect([await onHandAt('COAT'), await imports()]).toEqual([12, before]);
  });

  it('sets what a full feed does not name to zero, only at the locations that it names', async () => {
    await importStock(handle.db, [...manyLines(5), ...manyLines(2, '001')], options());
    const feed = manyLines(5).slice(0, skuCount - 10);
    expect(await importStock(handle.db, [...feed, line('COAT', 12)], options({ isFull: true }))).toMatchObject({ value: { zeroed: 10 } });
    expect([await onHandAt(skuId(0)), await onHandAt(skuId(skuCount - 1)), await onHandAt(skuId(skuCount - 1), '001')]).toEqual([5, 0, 2]);
  });

  it('is rejected for a suspiciously small full feed before anything is written, unless it is forced', async () => {
    const feed = manyLines(7).slice(0, skuCount / 2);
    expect(await importStock(handle.db, feed, options({ isFull: true }))).toMatchObject({ ok: false, error: 'SuspiciousFeed' });
    expect(await onHandAt(skuId(0))).toBe(5);
    expect(await importStock(handle.db, feed, options({ isFull: true, isForced: true }))).toMatchObject({ ok: true });
    expect([await onHandAt(skuId(0)), await onHandAt(skuId(skuCount - 20))]).toEqual([7, 0]);
  });

  it('continues after the last batch of a crashed import of the same feed, and not while that may still run', async () => {
    const digest = 'crashing';
    await importStock(handle.db, manyLines(1), options());
    const crash = options({
      digest,
      onProgress: (applied) => {
        if (applied >= 500) throw new Error('crash');
      },
    });
    await expect(importStock(handle.db, manyLines(8), crash)).rejects.toThrow('crash');
    expect([await onHandAt(skuId(0)), await onHandAt(skuId(skuCount - 1))]).toEqual([8, 1]);
    expect(await importStock(handle.db, manyLines(8), options({ digest }))).toMatchObject({ ok: false, error: 'ImportRunning' });
    now = new Date(start.getTime() + 120_000);
    const continued = await importStock(handle.db, manyLines(8), options({ digest }));
    expect(continued).toMatchObject({ ok: true, value: { continuedFrom: 500, changed: skuCount } });
    expect(await onHandAt(skuId(skuCount - 1))).toBe(8);
  });

  it('begins once if two begin at the same time', async () => {
    // The import that begins waits for a stock row until the other one has returned.
    const blocker = await database.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query("SELECT FROM stock WHERE sku_id = $1 AND location_id = 'warehouse' FOR UPDATE", [skuId(0)]);
    const imports = [3, 4].map((onHand) => importStock(handle.db, manyLines(onHand), options()));
    const { ok: isFirstBegun } = await Promise.race(imports).finally(async () => {
      await blocker.query('ROLLBACK');
      blocker.release();
    });
    expect(isFirstBegun).toBe(false);
    expect((await Promise.all(imports)).map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

describe('orders during an import', () => {
  it('reserve and allocate as if there were none: no unit is lost, and no order waits for the whole import', async () => {
    await importStock(handle.db, manyLines(1_000), options());
    let isImporting = true;
    const imported = importStock(handle.db, manyLines(900), options()).finally(() => {
      isImporting = false;
    });
    const sold = new Map<string, number>();
    let longest = 0;
    for (let order = 0; isImporting || order < 50; order += 1) {
      const skus = [skuId(order % skuCount), skuId((order * 37) % skuCount)];
      const demands = [...new Set(skus)].map((id) => ({ skuId: id, locationId: 'warehouse', quantity: 2 }));
      const began = performance.now();
      const orderId = newId();
      const result = await inTransaction(handle.db, async (tx) => {
        const reserved = await reserve(tx, orderId, demands, now);
        if (reserved.ok) await runCombinedWrites(tx, 'allocate', { allocated: allocation(orderId, skus, now) });
        return reserved;
      });
      longest = Math.max(longest, performance.now() - began);
      expect(result.ok).toBe(true);
      for (const { skuId: id, quantity } of demands) sold.set(id, (sold.get(id) ?? 0) + quantity);
    }
    expect(await imported).toMatchObject({ ok: true, value: { changed: skuCount } });
    const { rows } = await database.pool.query(
      `SELECT sku_id, on_hand, reserved, (SELECT coalesce(sum(quantity), 0)::integer FROM reservation
         WHERE reservation.sku_id = stock.sku_id AND state <> 'released') AS held
       FROM stock WHERE location_id = 'warehouse' AND sku_id LIKE 'SKU%'`,
    );
    expect(rows).toHaveLength(skuCount);
    expect(rows.every((row) => row.on_hand === 900 && row.reserved === row.held && row.held === (sold.get(row.sku_id) ?? 0))).toBe(true);
    expect(longest).toBeLessThan(2_000);
  });

  it('hold a row, and the import waits for it and then goes on', async () => {
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const order = inTransaction(handle.db, async (tx) => {
      await reserve(tx, newId(), [{ skuId: skuId(3), locationId: 'warehouse', quantity: 1 }], now);
      await isHeld;
    });
    const imported = importStock(handle.db, manyLines(800), options());
    setTimeout(release, 900);
    await order;
    expect(await imported).toMatchObject({ ok: true });
    expect(await onHandAt(skuId(3))).toBe(800);
  });
});
