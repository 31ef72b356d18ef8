import { publishSkuChanges, publishStyleChanges } from '../catalog/style-changes.ts';
import { skuIdsInStores } from '../inventory/location-stock.ts';
import { lockSafetyStock, recordSafetyStock, removeSafetyStock, type SafetyStock, wildcard } from '../inventory/safety-stock.ts';
import { type Database, resultInTransaction } from '../platform/database/database.ts';
import { ok, type Result } from '../platform/result.ts';
import { recordSafetyStockChange } from '../stores/index.ts';

export interface SafetyStockChange extends Omit<SafetyStock, 'units'> {
  /** Units that stores keep back; if undefined, the next most specific safety stock applies again. */
  units: number | undefined;
}

/**
 * Changes the safety stock of stores, records who did it, and publishes the styles of which they promise more or less now. Returns whether
 * it was another one before.
 */
export function changeSafetyStock(
  db: Database,
  { units, ...key }: SafetyStockChange,
  edit: { by: string; now: Date },
): Promise<Result<boolean, 'InvalidStore'>> {
  return resultInTransaction<boolean, 'InvalidStore'>(db, async (tx) => {
    const before = await lockSafetyStock(tx, key);
    if (before === units) return ok(false);
    if (units === undefined) await removeSafetyStock(tx, key);
    else await recordSafetyStock(tx, [{ ...key, units }], edit);
    const setting = (value: number | undefined) => ({ styleId: key.styleId, units: value ?? null });
    const recorded = await recordSafetyStockChange(tx, { storeId: key.locationId, before: setting(before), after: setting(units) }, edit);
    if (!recorded.ok) return recorded;
    if (key.styleId === wildcard) await publishSkuChanges(tx, await skuIdsInStores(tx, key.locationId || undefined), edit.now);
    else await publishStyleChanges(tx, [key.styleId], edit.now);
    return ok(true);
  });
}
