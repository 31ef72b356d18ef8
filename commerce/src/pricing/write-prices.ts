import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { priceBooks, prices } from './tables.ts';

export interface NewPrice {
  priceBookId: string;
  skuId: string;
  amountMinor: number;
  /** Start of the validity, inclusive; its end is exclusive. Both are unlimited by default. */
  validFrom?: Date;
  validTo?: Date;
}

const batch = 10_000;

export async function importPriceBooks(tx: Transaction, books: readonly (typeof priceBooks.$inferInsert)[]): Promise<void> {
  if (books.length === 0) return;
  await tx
    .insert(priceBooks)
    .values([...books])
    .onConflictDoUpdate({ target: priceBooks.id, set: upsertSet(priceBooks, 'id') });
}

/**
 * Writes prices, replacing those with the same book, SKU and start. Does not invalidate caches: see `products/set-prices.ts`.
 */
export async function writePrices(tx: Transaction, entries: readonly NewPrice[]): Promise<void> {
  const instant = (moment: Date | undefined, open: string) => moment?.toISOString() ?? open;
  for (let start = 0; start < entries.length; start += batch) {
    const portion = entries.slice(start, start + batch);
    const columns = {
      books: portion.map((entry) => entry.priceBookId),
      skus: portion.map((entry) => entry.skuId),
      from: portion.map((entry) => instant(entry.validFrom, '-infinity')),
      to: portion.map((entry) => instant(entry.validTo, 'infinity')),
      amounts: portion.map((entry) => entry.amountMinor),
    };
    await tx.execute(sql`
      INSERT INTO ${prices} (price_book_id, sku_id, valid_from, valid_to, amount_minor)
      SELECT * FROM unnest(
        ${sql.param(columns.books)}::text[], ${sql.param(columns.skus)}::text[], ${sql.param(columns.from)}::timestamptz[],
        ${sql.param(columns.to)}::timestamptz[], ${sql.param(columns.amounts)}::bigint[])
      ON CONFLICT (sku_id, price_book_id, valid_from) DO UPDATE SET valid_to = excluded.valid_to, amount_minor = excluded.amount_minor`);
  }
}
