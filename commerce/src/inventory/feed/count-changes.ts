import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { FeedLine } from '../record-stock-feed.ts';
import { stock } from '../tables.ts';

/** Returns how many of the lines would change a level. Writes nothing. */
export async function countChanges(queryable: Queryable, lines: readonly FeedLine[]): Promise<number> {
  const { rows } = await queryable.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM unnest(
      ${sql.param(lines.map(({ skuId }) => skuId))}::text[], ${sql.param(lines.map(({ locationId }) => locationId))}::text[],
      ${sql.param(lines.map(({ onHand }) => onHand))}::integer[],
      ${sql.param(lines.map(({ backorderLimit }) => backorderLimit ?? 0))}::integer[],
      ${sql.param(lines.map(({ inStockDate }) => inStockDate ?? null))}::date[])
      AS line (sku_id, location_id, on_hand, backorder_limit, in_stock_date)
    LEFT JOIN ${stock} USING (sku_id, location_id)
    WHERE (line.on_hand, line.backorder_limit, line.in_stock_date)
      IS DISTINCT FROM (${stock}.on_hand, ${stock}.backorder_limit, ${stock}.in_stock_date)`);
  return rows[0]?.count ?? 0;
}
