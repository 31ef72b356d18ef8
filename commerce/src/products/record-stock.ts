import { publishSkuChanges } from '../catalog/style-changes.ts';
import { type FeedLine, recordStockFeed } from '../inventory/record-stock-feed.ts';
import type { Transaction } from '../platform/database/database.ts';

/** Takes over a stock feed (see `recordFeed`); every page that shows the stock hears of it. */
export async function recordStock(tx: Transaction, lines: readonly FeedLine[], now: Date): Promise<void> {
  await recordStockFeed(tx, lines, now);
  await publishStockChanges(
    tx,
    lines.map((line) => line.skuId),
    now,
  );
}

/** Says that what can be ordered of these SKUs has changed: an order took the last ones, or gave some back. */
export async function publishStockChanges(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  await publishSkuChanges(tx, [...new Set(skuIds)], now);
}
