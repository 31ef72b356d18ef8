import { publishSkuChanges } from '../catalog/style-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type NewPrice, writePrices } from '../pricing/write-prices.ts';

export async function setPrices(tx: Transaction, entries: readonly NewPrice[], now: Date): Promise<void> {
  await writePrices(tx, entries);
  await publishSkuChanges(tx, [...new Set(entries.map((entry) => entry.skuId))], now);
}
