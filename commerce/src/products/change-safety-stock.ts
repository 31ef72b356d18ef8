import { stylesByProductIds } from '../catalog/read-catalog.ts';
import { publishSkuChanges, publishStyleChanges } from '../catalog/style-changes.ts';
import { skuIdsInStores } from '../inventory/location-stock.ts';
import { lockSafetyStock, recordSafetyStock, removeSafetyStock, type SafetyStock, wildcard } from '../inventory/safety-stock.ts';
import { type Database, resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { recordSafetyStockChange } from '../stores/index.ts';
import { findStore } from '../stores/read-stores.ts';

export interface SafetyStockChange extends Omit<SafetyStock, 'units'> {
  /** Units that stores keep back; if undefined, the next most specific safety stock applies again. */
  units: number | undefined;
}

type SafetyStockError = 'InvalidStore' | 'StoreNotFoundException' | 'ProductNotFoundException';

async function requireStoreAndStyle(
  tx: Transaction,
  { locationId, styleId }: Omit<SafetyStock, 'units'>,
): Promise<Result<undefined, SafetyStockError>> {
  if (locationId !== wildcard && !(await findStore(tx, undefined, locationId))) {
    return failure('StoreNotFoundException', `there is no store ${locationId}`);
  }
  if (styleId !== wildcard && !(await stylesByProductIds(tx, [styleId])).some(({ id }) => id === styleId)) {
    return failure('ProductNotFoundException', `there is no style ${styleId}`);
  }
  return ok();
}

/**
 * Changes the safety stock of stores, records who did it, and publishes the styles of which they promise more or less now. Returns whether
 * it was another one before. That of a store or a style that is gone can only be removed.
 */
export function changeSafetyStock(
  db: Database,
  { units, ...key }: SafetyStockChange,
  edit: { by: string; now: Date },
): Promise<Result<boolean, SafetyStockError>> {
  return resultInTransaction<boolean, SafetyStockError>(db, async (tx) => {
    const before = await lockSafetyStock(tx, key);
    if (units !== undefined || before === undefined) {
      const found = await requireStoreAndStyle(tx, key);
      if (!found.ok) return found;
    }
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
