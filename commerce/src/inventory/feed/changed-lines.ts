import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { type FeedLine, levelOfKey } from '../record-stock-feed.ts';

/** Returns the lines that differ from the stored level, in their order. Locks nothing: only feeds change levels, and one at a time. */
export async function findChangedLines(queryable: Queryable, lines: readonly FeedLine[]): Promise<FeedLine[]> {
  const { rows } = await queryable.execute<{ position: number }>(sql`
    SELECT line.position::integer AS position FROM unnest(
      ${sql.param(lines.map(({ skuId }) => skuId))}::text[], ${sql.param(lines.map(({ locationId }) => locationId))}::text[],
      ${sql.param(lines.map(({ onHand }) => onHand))}::integer[],
      ${sql.param(lines.map(({ backorderLimit }) => backorderLimit ?? 0))}::integer[],
      ${sql.param(lines.map(({ inStockDate }) => inStockDate ?? null))}::date[])
      WITH ORDINALITY AS line (sku_id, location_id, on_hand, backorder_limit, in_stock_date, position)
    LEFT JOIN LATERAL (${levelOfKey(sql`line`)}) AS level ON true
    WHERE (line.on_hand, line.backorder_limit, line.in_stock_date)
      IS DISTINCT FROM (level.on_hand, level.backorder_limit, level.in_stock_date)`);
  const changed = new Set(rows.map(({ position }) => position));
  return lines.filter((_, index) => changed.has(index + 1));
}
