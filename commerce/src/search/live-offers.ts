/** The search's second statement: prices and stock of the styles on a page, as of now. */
import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { skus } from '../catalog/tables.ts';
import { stock, warehouse } from '../inventory/tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import { choosePrice, type PriceEntry, type PriceKind } from '../pricing/choose-price.ts';
import { priceBooks, prices } from '../pricing/tables.ts';
import type { OfferedPrice } from '../products/variant-prices.ts';

/** SKUs of one style and colour that cost the same. */
export interface Offer extends OfferedPrice {
  styleId: string;
  colorCode: string;
  /** The first of these SKUs in the style's order. */
  skuId: string;
}

export interface StyleOffers {
  offers: Offer[];
  /** When the first of its prices or promises changes by itself. */
  until: Date | undefined;
}

interface Row extends Record<string, unknown> {
  style_id: string;
  color_code: string | null;
  is_orderable: boolean;
  list: number;
  sale: number | null;
  clearance: number | null;
  sku_id: string;
  /** Milliseconds since 1970. */
  next_edge: number | null;
  next_arrival: number | null;
}

/**
 * Of each style's colours what they cost now. The database finds each SKU's valid price in every kind of book and
 * brings equal ones together; which of them is in force is `choosePrice`'s rule alone.
 */
export async function liveOffers(
  queryable: Queryable,
  styleIds: readonly string[],
  currency: Currency,
  at: Date,
): Promise<Map<string, StyleOffers>> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const valid = sql`price.valid_from <= ${now} AND ${now} < price.valid_to`;
  const { rows } = await queryable.execute<Row>(sql`
    WITH priced AS (
      SELECT sku.style_id, sku.color_code, sku.id, sku.position,
        min(price.amount_minor) FILTER (WHERE book.kind = 'list' AND ${valid}) AS list,
        min(price.amount_minor) FILTER (WHERE book.kind = 'sale' AND ${valid}) AS sale,
        min(price.amount_minor) FILTER (WHERE book.kind = 'clearance' AND ${valid}) AS clearance,
        least(min(price.valid_from) FILTER (WHERE price.valid_from > ${now}),
          min(price.valid_to) FILTER (WHERE price.valid_to > ${now} AND price.valid_to < 'infinity')) AS next_edge
      FROM ${skus} AS sku JOIN ${prices} AS price ON price.sku_id = sku.id JOIN ${priceBooks} AS book ON book.id = price.price_book_id
      WHERE sku.style_id = ANY(${sql.param([...styleIds])}::text[]) AND book.currency = ${currency}
      GROUP BY sku.id
    )
    SELECT style_id, color_code, list, sale, clearance, coalesce(on_hand + backorder_limit - reserved > 0, false) AS is_orderable,
      (array_agg(priced.id ORDER BY position))[1] AS sku_id, ${milliseconds(sql`min(next_edge)`)} AS next_edge,
      ${milliseconds(sql`min(in_stock_date) FILTER (WHERE in_stock_date > ${now}::date)`)} AS next_arrival
    FROM priced LEFT JOIN ${stock} AS stock ON stock.sku_id = priced.id AND stock.location_id = ${warehouse}
    WHERE list IS NOT NULL
    GROUP BY style_id, color_code, list, sale, clearance, is_orderable
    ORDER BY style_id, color_code, min(position)`);
  const byStyle = [...Map.groupBy(rows, (row) => row.style_id)];
  return new Map(byStyle.map(([id, own]) => [id, { offers: own.flatMap((row) => offerOf(row, at)), until: earliest(own) }]));
}

function offerOf(row: Row, at: Date): Offer[] {
  const always = { validFrom: new Date(at.getTime() - 1), validTo: new Date(at.getTime() + 1) };
  const entry = (kind: PriceKind, amountMinor: number | null): PriceEntry[] =>
    amountMinor === null ? [] : [{ ...always, kind, amountMinor, priceBookId: kind }];
  const price = choosePrice([...entry('list', row.list), ...entry('sale', row.sale), ...entry('clearance', row.clearance)], at);
  if (!price) return [];
  return [{ styleId: row.style_id, colorCode: row.color_code ?? '', skuId: row.sku_id, price, isOrderable: row.is_orderable }];
}

function milliseconds(moment: SQL): SQL {
  return sql`(extract(epoch FROM ${moment}) * 1000)::double precision`;
}

function earliest(rows: readonly Row[]): Date | undefined {
  const moments = rows.flatMap(({ next_edge, next_arrival }) => [next_edge ?? [], next_arrival ?? []].flat());
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
