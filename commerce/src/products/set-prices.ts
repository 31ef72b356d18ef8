import { publishSkuChanges } from '../catalog/style-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type NewPrice, writePrices } from '../pricing/write-prices.ts';

/** Sets prices: those of the same book, SKU and start are replaced. Every page that shows them hears of it. */
export async function setPrices(tx: Transaction, entries: readonly NewPrice[], now: Date): Promise<void> {
  await writePrices(tx, entries);
  await publishSkuChanges(tx, [...new Set(entries.map((entry) => entry.skuId))], now);
}
