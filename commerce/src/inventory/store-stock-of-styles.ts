import { sql } from 'drizzle-orm';
import { skusOfStylesSql } from '../catalog/skus-of-styles-sql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { safetyStockOfRow } from './location-stock.ts';
import { stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

/** Number of SKUs of a style, and of those that a store can hand out. */
export interface StyleAtStore {
  styleId: string;
  skus: number;
  available: number;
}

interface Row extends Record<string, unknown> {
  style_id: string;
  skus: number;
  available: number;
}

/**
 * Reads how many SKUs of each style a store promises now. As on the product page, a SKU that the warehouse has none of now is not picked
 * up: it is on backorder (PDP-006), or sold out. Unknown styles are omitted. One statement; the limits, which one row always meets, keep
 * PostgreSQL from reading all stock for a hash join.
 */
export async function readStoreStockOfStyles(
  queryable: Queryable,
  styleIds: readonly string[],
  storeId: string,
  defaultSafetyStock: number,
): Promise<StyleAtStore[]> {
  const { rows } = await queryable.execute<Row>(sql`
    SELECT sku.style_id, count(*)::integer AS skus, count(*) FILTER (
      WHERE stock.on_hand > stock.reserved AND shipped.is_in_stock
        AND stock.on_hand - ${safetyStockOfRow(sql`${defaultSafetyStock}`)} > stock.reserved
    )::integer AS available
    FROM ${skusOfStylesSql(styleIds)} AS sku
    LEFT JOIN LATERAL (
      SELECT * FROM ${stock} AS level WHERE level.sku_id = sku.id AND level.location_id = ${storeId} LIMIT 1
    ) AS stock ON true
    LEFT JOIN LATERAL (
      SELECT level.on_hand > level.reserved AS is_in_stock FROM ${stock} AS level
      WHERE stock.sku_id IS NOT NULL AND level.sku_id = sku.id AND level.location_id = ${warehouse} LIMIT 1
    ) AS shipped ON true
    GROUP BY sku.style_id`);
  return rows.map(({ style_id, skus, available }) => ({ styleId: style_id, skus, available }));
}
