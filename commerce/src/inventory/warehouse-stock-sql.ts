import { type SQL, sql } from 'drizzle-orm';
import { stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

export function joinWarehouseStock(skuId: SQL): SQL {
  return sql`LEFT JOIN ${stock} AS stock ON stock.sku_id = ${skuId} AND stock.location_id = ${warehouse}`;
}

/** True if units are available to promise; the same rule as `availabilityOf`. */
export const isAvailableToPromise = sql`coalesce(stock.on_hand + stock.backorder_limit - stock.reserved > 0, false)`;

export function nextArrival(now: SQL): SQL {
  return sql`min(stock.in_stock_date) FILTER (WHERE stock.in_stock_date > ${now}::date)`;
}
