import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { styleOfSku } from '../catalog/existence-sql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type Availability, availabilityOf, type StockLevel } from './availability.ts';
import { safetyStock, stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

export interface LocationLevel extends StockLevel {
  skuId: string;
  locationId: string;
  /** Units that the location keeps back; 0 for the warehouse. */
  safetyStock: number;
}

/** Returns what a location promises: its availability to promise less its safety stock, at least 0. */
export function promisedAvailability(level: LocationLevel | undefined): Availability {
  return availabilityOf(level && { ...level, onHand: level.onHand - level.safetyStock });
}

/**
 * The most specific safety stock of a row of `stock`: that of store and style, of the store, of the style, the default. Names the table,
 * because drizzle-orm leaves it out in a select from one table, and the columns would be those of `safety`.
 */
export const safetyStockOfRow = (defaultUnits: SQL) => sql<number>`CASE WHEN ${stock}.location_id = ${warehouse} THEN 0 ELSE coalesce((
  SELECT safety.units FROM ${safetyStock} AS safety
  WHERE safety.location_id IN (${stock}.location_id, '') AND safety.style_id IN ((${styleOfSku(sql`${stock}.sku_id`)}), '')
  ORDER BY safety.location_id DESC, safety.style_id DESC LIMIT 1), ${defaultUnits}::integer) END`;

/**
 * Whether the warehouse has the SKU on backorder, as `stockStateOf` states it: no unit is available now, but some are promised for later. A
 * scalar subquery, because PostgreSQL would turn EXISTS into a join that reads all stock of the warehouse.
 */
const isOnBackorder = sql`coalesce((
  SELECT level.on_hand <= level.reserved AND level.on_hand + level.backorder_limit > level.reserved FROM ${stock} AS level
  WHERE level.sku_id = ${stock}.sku_id AND level.location_id = ${warehouse}), false)`;

/**
 * True if a store can hand out the SKU of its row of `stock` now: it has more unreserved units than its safety stock, and the warehouse does
 * not have the SKU on backorder, because a backorder cannot be picked up (PDP-006). The warehouse may have sold out of it.
 */
export const canHandOut = (defaultUnits: SQL) => sql`(${stock}.on_hand > ${stock}.reserved
  AND ${stock}.on_hand - ${safetyStockOfRow(defaultUnits)} > ${stock}.reserved AND NOT ${isOnBackorder})`;

const levelColumns = {
  skuId: stock.skuId,
  locationId: stock.locationId,
  onHand: stock.onHand,
  backorderLimit: stock.backorderLimit,
  reserved: stock.reserved,
  inStockDate: stock.inStockDate,
  safetyStock: safetyStockOfRow(sql`${sql.placeholder('defaultSafetyStock')}`),
};

export type LocationStock = (skuId: string, locationId: string) => Availability;

const keyOf = (skuId: string, locationId: string) => `${skuId}\n${locationId}`;

/** Reads what locations promise of SKUs; unknown SKUs and locations have none. One statement. */
export async function readLocationStock(
  queryable: Queryable,
  skuIds: readonly string[],
  locationIds: readonly string[],
  defaultSafetyStock: number,
): Promise<LocationStock> {
  const statement = prepared(queryable, 'location_stock', (db) =>
    db
      .select(levelColumns)
      .from(stock)
      .where(
        sql`${stock.skuId} = ANY(${sql.placeholder('skuIds')}::text[]) AND ${stock.locationId} = ANY(${sql.placeholder('locationIds')}::text[])`,
      ),
  );
  const rows =
    skuIds.length === 0 || locationIds.length === 0
      ? []
      : await statement.execute({ skuIds: [...new Set(skuIds)], locationIds: [...new Set(locationIds)], defaultSafetyStock });
  const promised = new Map(rows.map((row) => [keyOf(row.skuId, row.locationId), promisedAvailability(row)]));
  const none = availabilityOf(undefined);
  return (skuId, locationId) => promised.get(keyOf(skuId, locationId)) ?? none;
}

/** Returns the ids of the stores that can hand out each SKU now; SKUs without one are left out. One statement. */
export async function readStoresWithStock(
  queryable: Queryable,
  skuIds: readonly string[],
  defaultSafetyStock: number,
): Promise<Map<string, string[]>> {
  const statement = prepared(queryable, 'stores_with_stock', (db) =>
    db
      .select({ skuId: stock.skuId, storeId: stock.locationId })
      .from(stock)
      .where(
        sql`${stock.skuId} = ANY(${sql.placeholder('skuIds')}::text[]) AND ${stock.locationId} <> ${warehouse}
          AND ${canHandOut(sql`${sql.placeholder('defaultSafetyStock')}`)}`,
      ),
  );
  const rows = skuIds.length === 0 ? [] : await statement.execute({ skuIds: [...skuIds], defaultSafetyStock });
  const storesBySku = new Map<string, string[]>();
  for (const { skuId, storeId } of rows) storesBySku.set(skuId, [...(storesBySku.get(skuId) ?? []), storeId]);
  return storesBySku;
}

/** Returns the SKUs of which the store, or any store, has units, reserved or not: those whose search documents a change of stores affects. */
export async function skuIdsInStores(queryable: Queryable, storeId?: string): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ skuId: stock.skuId })
    .from(stock)
    .where(and(storeId === undefined ? ne(stock.locationId, warehouse) : eq(stock.locationId, storeId), gt(stock.onHand, 0)));
  return rows.map(({ skuId }) => skuId);
}

export async function levelsOfSku(queryable: Queryable, skuId: string, defaultSafetyStock: number): Promise<LocationLevel[]> {
  const statement = prepared(queryable, 'stock_of_sku', (db) =>
    db
      .select(levelColumns)
      .from(stock)
      .where(sql`${stock.skuId} = ${sql.placeholder('skuId')}`)
      .orderBy(sql`${stock.locationId} <> ${warehouse}, ${stock.locationId}`),
  );
  return statement.execute({ skuId, defaultSafetyStock });
}
