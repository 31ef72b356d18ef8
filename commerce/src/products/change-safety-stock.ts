import { publishSkuChanges, publishStyleChanges } from '../catalog/style-changes.ts';
import { skuIdsInStores } from '../inventory/location-stock.ts';
import { recordSafetyStock, removeSafetyStock, type SafetyStock, wildcard } from '../inventory/safety-stock.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';

export interface SafetyStockChange extends Omit<SafetyStock, 'units'> {
  /** Units that stores keep back; if undefined, the next most specific safety stock applies again. */
  units: number | undefined;
}

/** Changes the safety stock of stores, and publishes the styles of which they promise more or less now. */
export async function changeSafetyStock(
  db: Database,
  { units, ...key }: SafetyStockChange,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (units === undefined) await removeSafetyStock(tx, key);
    else await recordSafetyStock(tx, [{ ...key, units }], { by, now });
    if (key.styleId === wildcard) await publishSkuChanges(tx, await skuIdsInStores(tx, key.locationId || undefined), now);
    else await publishStyleChanges(tx, [key.styleId], now);
  });
}
