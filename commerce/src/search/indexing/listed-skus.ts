import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { searchListedSkus } from '../tables.ts';

/** Whether listings show each SKU of a style as orderable, by SKU id. */
export type ListedSkus = Readonly<Record<string, boolean>>;

/** Hour (UTC) of the daily refresh of the listed stock: night in North America. */
const refreshHour = 9;

/** Returns the time of the last daily refresh, which makes listings show the current stock (decision 49). */
export function lastStockRefresh(now: Date): Date {
  const ofToday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), refreshHour);
  return new Date(ofToday <= now.getTime() ? ofToday : ofToday - 86_400_000);
}

/** Returns what listings show of a style: for SKUs of the last refresh what it found, and the current stock for SKUs added since. */
export function listedSkusOf(refreshed: ListedSkus | undefined, current: ListedSkus): ListedSkus {
  return Object.fromEntries(Object.entries(current).map(([skuId, isOrderable]) => [skuId, refreshed?.[skuId] ?? isOrderable]));
}

export async function readListedSkus(queryable: Queryable, styleIds: readonly string[]): Promise<Map<string, ListedSkus>> {
  const rows = await queryable
    .select({ styleId: searchListedSkus.styleId, skus: searchListedSkus.skus })
    .from(searchListedSkus)
    .where(inArray(searchListedSkus.styleId, [...styleIds]));
  return new Map(rows.map(({ styleId, skus }) => [styleId, skus]));
}

export interface ListedStyle {
  styleId: string;
  listed: ListedSkus;
  current: ListedSkus;
}

export async function writeListedSkus(tx: Transaction, listings: readonly ListedStyle[], now: Date): Promise<void> {
  const rows = listings.map(({ styleId, listed, current }) => ({
    styleId,
    skus: listed,
    differs: Object.entries(current).some(([skuId, isOrderable]) => listed[skuId] !== isOrderable),
  }));
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${searchListedSkus} AS known (style_id, skus, differs_since)
    SELECT "styleId", skus, CASE WHEN differs THEN ${now.toISOString()}::timestamptz END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row ("styleId" text, skus jsonb, differs boolean)
    ORDER BY "styleId"
    ON CONFLICT (style_id) DO UPDATE SET skus = excluded.skus,
      differs_since = CASE WHEN excluded.differs_since IS NOT NULL THEN coalesce(known.differs_since, excluded.differs_since) END
    WHERE known.skus <> excluded.skus OR (known.differs_since IS NULL) <> (excluded.differs_since IS NULL)`);
}

/** Returns the ids of the styles whose stock has differed from their listings since before the last refresh. */
export async function stylesWithOutdatedStock(queryable: Queryable, now: Date): Promise<string[]> {
  const rows = await queryable
    .select({ styleId: searchListedSkus.styleId })
    .from(searchListedSkus)
    .where(sql`${searchListedSkus.differsSince} < ${lastStockRefresh(now).toISOString()}::timestamptz`)
    .orderBy(searchListedSkus.styleId);
  return rows.map(({ styleId }) => styleId);
}
