import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { stock, stockShortfalls } from './tables.ts';

export interface FeedLine {
  skuId: string;
  locationId: string;
  onHand: number;
  backorderLimit?: number;
  inStockDate?: string | null;
}

interface Missing {
  sku_id: string;
  location_id: string;
  missing: number;
}

const batch = 10_000;

/**
 * Records a stock feed; of several lines of a SKU and location, the last one applies. Accepts a count below the reserved quantity and opens
 * a shortfall, which a sufficient count closes. Returns the ids of the SKUs whose level has changed; other rows are not written. Lock
 * order: rows by key. Does not invalidate caches: see `products/record-stock.ts`.
 */
export async function recordStockFeed(tx: Transaction, lines: readonly FeedLine[], now: Date): Promise<string[]> {
  const ordered = lastOfEachKey(lines);
  const changed: string[] = [];
  for (let start = 0; start < ordered.length; start += batch) {
    const portion = ordered.slice(start, start + batch);
    changed.push(...(await writeCounts(tx, portion, now)));
    await settleShortfalls(tx, portion, await findMissing(tx, portion), now);
  }
  return changed;
}

/** Sorts lines by key, in the order in which rows are locked, and keeps the last line of each key. */
export function lastOfEachKey(lines: readonly FeedLine[]): FeedLine[] {
  const byKey = new Map(lines.map((line) => [`${line.skuId}\n${line.locationId}`, line]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

async function writeCounts(tx: Transaction, lines: readonly FeedLine[], now: Date): Promise<string[]> {
  const skuIds = lines.map((line) => line.skuId);
  const locationIds = lines.map((line) => line.locationId);
  const counts = lines.map((line) => line.onHand);
  const limits = lines.map((line) => line.backorderLimit ?? 0);
  const dates = lines.map((line) => line.inStockDate ?? null);
  const { rows } = await tx.execute<{ sku_id: string }>(sql`WITH written AS (
    INSERT INTO ${stock} (sku_id, location_id, on_hand, backorder_limit, in_stock_date, updated_at)
    SELECT *, ${now.toISOString()}::timestamptz FROM unnest(
      ${sql.param(skuIds)}::text[], ${sql.param(locationIds)}::text[], ${sql.param(counts)}::integer[],
      ${sql.param(limits)}::integer[], ${sql.param(dates)}::date[])
    ON CONFLICT (sku_id, location_id) DO UPDATE SET on_hand = excluded.on_hand, backorder_limit = excluded.backorder_limit,
      in_stock_date = excluded.in_stock_date, updated_at = excluded.updated_at
    WHERE (${stock}.on_hand, ${stock}.backorder_limit, ${stock}.in_stock_date)
      IS DISTINCT FROM (excluded.on_hand, excluded.backorder_limit, excluded.in_stock_date)
    RETURNING sku_id
  ) SELECT DISTINCT sku_id FROM written`);
  return rows.map((row) => row.sku_id);
}

/**
 * Selects the level of the key of a row. The limit, which one row always meets, keeps PostgreSQL from reading all stock for a hash join.
 */
export function levelOfKey(key: SQL): SQL {
  return sql`SELECT * FROM ${stock} AS stored WHERE stored.sku_id = ${key}.sku_id AND stored.location_id = ${key}.location_id LIMIT 1`;
}

async function findMissing(tx: Transaction, lines: readonly FeedLine[]): Promise<Missing[]> {
  const skuIds = lines.map((line) => line.skuId);
  const locationIds = lines.map((line) => line.locationId);
  const keys = sql`unnest(${sql.param(skuIds)}::text[], ${sql.param(locationIds)}::text[])`;
  const { rows } = await tx.execute<Missing & Record<string, unknown>>(sql`
    SELECT level.sku_id, level.location_id, reserved - on_hand - backorder_limit AS missing
    FROM ${keys} AS line (sku_id, location_id), LATERAL (${levelOfKey(sql`line`)}) AS level
    WHERE reserved > on_hand + backorder_limit
    ORDER BY level.sku_id, level.location_id`);
  return rows;
}

async function settleShortfalls(tx: Transaction, lines: readonly FeedLine[], missing: readonly Missing[], now: Date): Promise<void> {
  const skuIds = [...new Set(lines.map((line) => line.skuId))];
  const feedKeys = new Set(lines.map((line) => `${line.skuId}\n${line.locationId}`));
  const missingByKey = new Map(missing.map((row) => [`${row.sku_id}\n${row.location_id}`, row.missing]));
  const open = await tx
    .select()
    .from(stockShortfalls)
    .where(and(inArray(stockShortfalls.skuId, skuIds), isNull(stockShortfalls.closedAt)));
  for (const row of open) {
    const key = `${row.skuId}\n${row.locationId}`;
    if (!feedKeys.has(key)) continue;
    if (missingByKey.get(key) === row.quantity) missingByKey.delete(key);
    else {
      await tx
        .update(stockShortfalls)
        .set({ closedAt: now })
        .where(and(eq(stockShortfalls.skuId, row.skuId), eq(stockShortfalls.locationId, row.locationId), eq(stockShortfalls.id, row.id)));
    }
  }
  for (const [key, quantity] of missingByKey) {
    const [skuId = '', locationId = ''] = key.split('\n');
    await tx.insert(stockShortfalls).values({ skuId, locationId, id: newId(), quantity, openedAt: now });
  }
}
