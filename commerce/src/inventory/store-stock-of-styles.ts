import { sql } from 'drizzle-orm';
import { skusOfStylesSql } from '../catalog/skus-of-styles-sql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { canHandOut } from './location-stock.ts';
import { stock } from './tables.ts';

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
 * Reads how many SKUs of each style a store can hand out now, by the same condition as the facet of the store. Unknown styles are omitted.
 * One statement; the limit, which one row always meets, keeps PostgreSQL from reading all stock for a hash join.
 */
export async function readStoreStockOfStyles(
  queryable: Queryable,
  styleIds: readonly string[],
  storeId: string,
  defaultSafetyStock: number,
): Promise<StyleAtStore[]> {
  const { rows } = await queryable.execute<Row>(sql`
    SELECT sku.style_id, count(*)::integer AS skus, count(*) FILTER (WHERE ${canHandOut(sql`${defaultSafetyStock}`)})::integer AS available
    FROM ${skusOfStylesSql(styleIds)} AS sku
    LEFT JOIN LATERAL (
      SELECT * FROM ${stock} AS level WHERE level.sku_id = sku.id AND level.location_id = ${storeId} LIMIT 1
    ) AS stock ON true
    GROUP BY sku.style_id`);
  return rows.map(({ style_id, skus, available }) => ({ styleId: style_id, skus, available }));
}
