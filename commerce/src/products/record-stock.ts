import { publishSkuChanges } from '../catalog/style-changes.ts';
import { type FeedLine, recordStockFeed, type StockKey } from '../inventory/record-stock-feed.ts';
import type { Transaction } from '../platform/database/database.ts';

/** Records stock levels and publishes what has changed; returns the changed keys. */
export async function recordStock(tx: Transaction, lines: readonly FeedLine[], now: Date): Promise<StockKey[]> {
  const changed = await recordStockFeed(tx, lines, now);
  await publishStockChanges(
    tx,
    changed.map(({ skuId }) => skuId),
    now,
  );
  return changed;
}

export async function publishStockChanges(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  await publishSkuChanges(tx, [...new Set(skuIds)], now);
}
