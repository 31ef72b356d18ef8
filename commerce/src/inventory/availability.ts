import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

export interface Availability {
  /** On hand + backorder limit − reserved, at least 0. */
  availableToPromise: number;
  availableNow: number;
  isBackorder: boolean;
  inStockDate: string | undefined;
}

export interface StockLevel {
  onHand: number;
  backorderLimit: number;
  reserved: number;
  inStockDate: string | null;
}

export function availabilityOf(level: StockLevel | undefined): Availability {
  if (!level) return { availableToPromise: 0, availableNow: 0, isBackorder: false, inStockDate: undefined };
  const availableToPromise = Math.max(0, level.onHand + level.backorderLimit - level.reserved);
  const availableNow = Math.min(availableToPromise, Math.max(0, level.onHand - level.reserved));
  const isBackorder = availableToPromise > 0 && availableNow === 0;
  const isAnyLater = availableToPromise > availableNow;
  return { availableToPromise, availableNow, isBackorder, inStockDate: isAnyLater ? (level.inStockDate ?? undefined) : undefined };
}

function selectStock(db: Queryable) {
  const { skuId, onHand, backorderLimit, reserved, inStockDate } = stock;
  return db
    .select({ skuId, onHand, backorderLimit, reserved, inStockDate })
    .from(stock)
    .where(and(sql`${stock.skuId} = ANY(${sql.placeholder('skuIds')})`, eq(stock.locationId, sql.placeholder('locationId'))));
}

/** Reads the availability of SKUs at a location; unknown SKUs have none. One statement. */
export async function availability(
  queryable: Queryable,
  skuIds: readonly string[],
  locationId = warehouse,
): Promise<Map<string, Availability>> {
  const rows =
    skuIds.length === 0 ? [] : await prepared(queryable, 'availability', selectStock).execute({ skuIds: [...skuIds], locationId });
  const levels = new Map(rows.map((row) => [row.skuId, row]));
  return new Map(skuIds.map((skuId) => [skuId, availabilityOf(levels.get(skuId))]));
}
