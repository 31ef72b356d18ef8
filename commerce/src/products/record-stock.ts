import { publishSkuChanges } from '../catalog/style-changes.ts';
import { type FeedLine, recordStockFeed } from '../inventory/record-stock-feed.ts';
import type { Transaction } from '../platform/database/database.ts';

export async function recordStock(tx: Transaction, lines: readonly FeedLine[], now: Date): Promise<void> {
  await publishStockChanges(tx, await recordStockFeed(tx, lines, now), now);
}

export async function publishStockChanges(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  await publishSkuChanges(tx, [...new Set(skuIds)], now);
}
