import { type SQL, sql } from 'drizzle-orm';
import { stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

/**
 * Joins the warehouse's stock of few SKUs. The limit, which one row always meets, keeps PostgreSQL from reading all stock for a hash join.
 */
export function joinWarehouseStock(skuId: SQL): SQL {
  return sql`LEFT JOIN LATERAL (
    SELECT * FROM ${stock} AS level WHERE level.sku_id = ${skuId} AND level.location_id = ${warehouse} LIMIT 1
  ) AS stock ON true`;
}

/** True if units are available to promise; the same rule as `availabilityOf`. */
export const isAvailableToPromise = sql`coalesce(stock.on_hand + stock.backorder_limit - stock.reserved > 0, false)`;

export function nextArrival(now: SQL): SQL {
  return sql`min(stock.in_stock_date) FILTER (WHERE stock.in_stock_date > ${now}::date)`;
}
