import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { skusOfStylesSql } from '../../catalog/skus-of-styles-sql.ts';
import { isAvailableToPromise, joinWarehouseStock, nextArrival } from '../../inventory/warehouse-stock-sql.ts';
import { cachedEach } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { choosePrice, type PriceEntry, type PriceKind } from '../../pricing/choose-price.ts';
import { joinPrices, nextPriceChange, validAmount } from '../../pricing/price-sql.ts';
import type { OfferedPrice } from '../../products/variant-prices.ts';
import type { SearchReadContext } from '../search-context.ts';

/** Price and availability that SKUs of one style and color share; `skuId` is the first of them. */
export interface Offer extends OfferedPrice {
  styleId: string;
  colorCode: string;
  skuId: string;
}

interface StyleOffers {
  offers: Offer[];
  validUntil: Date | undefined;
}

export interface OfferRow extends Record<string, unknown> {
  style_id: string;
  color_code: string | null;
  is_orderable: boolean;
  list: number;
  sale: number | null;
  clearance: number | null;
  sku_id: string;
  /** Milliseconds since 1970. */
  next_price_change: number | null;
  next_arrival: number | null;
}

/**
 * Selects the current prices and stock of the colors of styles. SQL aggregates the valid price of each kind per SKU; `choosePrice` alone
 * decides which kind applies.
 */
export function selectOffers(styleIds: readonly string[], currency: Currency, at: Date): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`
    WITH priced AS (
      SELECT sku.style_id, sku.color_code, sku.id, sku.position, ${validAmount('list', now)} AS list, ${validAmount('sale', now)} AS sale,
        ${validAmount('clearance', now)} AS clearance, ${nextPriceChange(now)} AS next_price_change
      FROM ${skusOfStylesSql(styleIds)} AS sku ${joinPrices(sql`sku.id`, currency)}
      GROUP BY sku.id, sku.style_id, sku.color_code, sku.position
    )
    SELECT style_id, color_code, list, sale, clearance, ${isAvailableToPromise} AS is_orderable,
      (array_agg(priced.id ORDER BY position))[1] AS sku_id, ${epochMilliseconds(sql`min(next_price_change)`)} AS next_price_change,
      ${epochMilliseconds(nextArrival(now))} AS next_arrival
    FROM priced ${joinWarehouseStock(sql`priced.id`)}
    WHERE list IS NOT NULL
    GROUP BY style_id, color_code, list, sale, clearance, is_orderable
    ORDER BY style_id, color_code, min(position)`;
}

export function offersByStyle(rows: readonly OfferRow[], at: Date): Map<string, StyleOffers> {
  const byStyle = [...Map.groupBy(rows, (row) => row.style_id)];
  return new Map(byStyle.map(([id, own]) => [id, { offers: own.flatMap((row) => toOffer(row, at)), validUntil: nextChangeOf(own) }]));
}

export async function findCurrentOffers(
  queryable: Queryable,
  styleIds: readonly string[],
  currency: Currency,
  at: Date,
): Promise<Map<string, StyleOffers>> {
  const { rows } = await queryable.execute<OfferRow>(selectOffers(styleIds, currency, at));
  return offersByStyle(rows, at);
}

function toOffer(row: OfferRow, at: Date): Offer[] {
  // SQL has selected the valid amounts: their periods and price books are placeholders that make `choosePrice` consider all of them.
  const period = { validFrom: new Date(at.getTime() - 1), validTo: new Date(at.getTime() + 1) };
  const entry = (kind: PriceKind, amountMinor: number | null): PriceEntry[] =>
    amountMinor === null ? [] : [{ ...period, kind, amountMinor, priceBookId: kind }];
  const price = choosePrice([...entry('list', row.list), ...entry('sale', row.sale), ...entry('clearance', row.clearance)], at);
  if (!price) return [];
  return [{ styleId: row.style_id, colorCode: row.color_code ?? '', skuId: row.sku_id, price, isOrderable: row.is_orderable }];
}

function epochMilliseconds(instant: SQL): SQL {
  return sql`(extract(epoch FROM ${instant}) * 1000)::double precision`;
}

function nextChangeOf(rows: readonly OfferRow[]): Date | undefined {
  const changes = rows.flatMap(({ next_price_change, next_arrival }) => [next_price_change ?? [], next_arrival ?? []].flat());
  return changes.length > 0 ? new Date(Math.min(...changes)) : undefined;
}

export interface PageOffers {
  byStyle: Map<string, readonly Offer[]>;
  validUntil: Date | undefined;
}

type ReadOffers = (styleIds: readonly string[]) => Promise<ReadonlyMap<string, StyleOffers>>;

/** Finds the current offers of a page's styles, cached per style. One statement for those that are not cached, or none. */
export async function readCachedOffers(
  { queryable, cache, currency, now }: SearchReadContext,
  styleIds: readonly string[],
  read: ReadOffers = (missing) => findCurrentOffers(queryable, missing, currency, now),
): Promise<PageOffers> {
  const caching = {
    nameOf: (id: string) => `offers:${currency}:${id}`,
    about: (id: string, { validUntil }: StyleOffers) => ({ keys: [`product-${id}`], until: validUntil }),
  };
  const found = await cachedEach(cache, styleIds, caching, read);
  const changes = [...found.values()].flatMap(({ validUntil }) => validUntil?.getTime() ?? []);
  return {
    byStyle: new Map([...found].map(([id, { offers }]) => [id, offers])),
    validUntil: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
  };
}
