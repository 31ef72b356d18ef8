import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { jsonRowsFrom } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import { stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

export interface Availability {
  /** Units on hand + backorder limit − reserved, at least 0. */
  availableToPromise: number;
  availableNow: number;
  isBackorder: boolean;
  inStockDate: string | undefined;
}

/** Largest number of units of which the shop says how many are left. */
export const lowStockLimit = 5;

export interface StockLevel {
  onHand: number;
  backorderLimit: number;
  reserved: number;
  inStockDate: string | null;
}

/** Whether units are there, only promised for later, or neither. Pages and search documents change with it. */
export type StockState = 'in-stock' | 'backorder' | 'sold-out';

export function stockStateOf({ availableToPromise, availableNow }: Pick<Availability, 'availableToPromise' | 'availableNow'>): StockState {
  if (availableToPromise <= 0) return 'sold-out';
  return availableNow > 0 ? 'in-stock' : 'backorder';
}

export function availabilityOf(level: StockLevel | undefined): Availability {
  if (!level) return { availableToPromise: 0, availableNow: 0, isBackorder: false, inStockDate: undefined };
  const availableToPromise = Math.max(0, level.onHand + level.backorderLimit - level.reserved);
  const availableNow = Math.min(availableToPromise, Math.max(0, level.onHand - level.reserved));
  const isBackorder = stockStateOf({ availableToPromise, availableNow }) === 'backorder';
  const isAnyLater = availableToPromise > availableNow;
  return { availableToPromise, availableNow, isBackorder, inStockDate: isAnyLater ? (level.inStockDate ?? undefined) : undefined };
}

/** Returns the units that are there now: backordered units cannot be picked up. */
export function withoutBackorder({ availableNow }: Availability): Availability {
  return { availableToPromise: availableNow, availableNow, isBackorder: false, inStockDate: undefined };
}

const { skuId, onHand, backorderLimit, reserved, inStockDate } = stock;
const columns = { skuId, onHand, backorderLimit, reserved, inStockDate };
const ofGivenSkus = and(sql`${stock.skuId} = ANY(${sql.placeholder('skuIds')})`, eq(stock.locationId, sql.placeholder('locationId')));

/** The stock of SKUs at a location, for a statement that reads other lists, too. Its placeholders are `skuIds` and `locationId`. */
export const stockRows = jsonRowsFrom(columns, sql`${stock} WHERE ${ofGivenSkus}`);

/** Reads the availability of SKUs at a location; unknown SKUs have none. One statement. */
export async function availability(
  queryable: Queryable,
  skuIds: readonly string[],
  locationId = warehouse,
): Promise<Map<string, Availability>> {
  const statement = prepared(queryable, 'availability', (db) => db.select(columns).from(stock).where(ofGivenSkus));
  const rows = skuIds.length === 0 ? [] : await statement.execute({ skuIds: [...skuIds], locationId });
  return availabilityOfSkus(skuIds, rows);
}

export function availabilityOfSkus(
  skuIds: readonly string[],
  rows: readonly (StockLevel & { skuId: string })[],
): Map<string, Availability> {
  const levels = new Map(rows.map((row) => [row.skuId, row]));
  return new Map(skuIds.map((id) => [id, availabilityOf(levels.get(id))]));
}
