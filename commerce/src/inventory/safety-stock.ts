import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { safetyStock } from './tables.ts';

/** Placeholder for all locations, or for all styles. */
export const wildcard = '';

export interface SafetyStock {
  locationId: string;
  styleId: string;
  units: number;
}

export async function recordSafetyStock(
  queryable: Queryable,
  rows: readonly SafetyStock[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await queryable
    .insert(safetyStock)
    .values(rows.map((row) => ({ ...row, changedBy: by, changedAt: now })))
    .onConflictDoUpdate({ target: [safetyStock.locationId, safetyStock.styleId], set: upsertSet(safetyStock, 'locationId', 'styleId') });
}

/** Returns the safety stock that is set for exactly this location and style, and locks it. */
export async function lockSafetyStock(tx: Transaction, { locationId, styleId }: Omit<SafetyStock, 'units'>): Promise<number | undefined> {
  const [row] = await tx
    .select({ units: safetyStock.units })
    .from(safetyStock)
    .where(and(eq(safetyStock.locationId, locationId), eq(safetyStock.styleId, styleId)))
    .for('update');
  return row?.units;
}

/** Deletes a safety stock, so that the next most specific row applies again. */
export async function removeSafetyStock(queryable: Queryable, { locationId, styleId }: Omit<SafetyStock, 'units'>): Promise<void> {
  await queryable.delete(safetyStock).where(and(eq(safetyStock.locationId, locationId), eq(safetyStock.styleId, styleId)));
}

export function listSafetyStock(queryable: Queryable): Promise<(typeof safetyStock.$inferSelect)[]> {
  return queryable.select().from(safetyStock).orderBy(safetyStock.locationId, safetyStock.styleId);
}
