import { sql } from 'drizzle-orm';

export function stockKeyOf({ skuId, locationId }: { skuId: string; locationId: string }): string {
  return `${skuId}\n${locationId}`;
}

/** Byte order, whatever the collation of the database: the order in which every statement locks rows of stock. */
export const byStockKey = sql.raw('sku_id COLLATE "C", location_id COLLATE "C"');
