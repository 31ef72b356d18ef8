import { type Wearer, wearers } from '@outfitter/contract/client';
import { readRegisteredCustomerId } from '../../platform/session/index.ts';
import { getStoredMeasurements, preferencesOf, type StoredMeasurements, writeMeasurements } from '../measurements/stored-measurements.ts';
import { synchronizeMeasurements } from './account-measurements.ts';

/** Stores the measurements. A customer's account is updated, too; if that fails, the next page tries again. */
function write(stored: StoredMeasurements, changed: readonly Wearer[]): void {
  if (readRegisteredCustomerId() === undefined || changed.length === 0) {
    writeMeasurements(stored);
    return;
  }
  writeMeasurements({ ...stored, unsaved: [...new Set([...(stored.unsaved ?? []), ...changed])] });
  void synchronizeMeasurements().catch(() => {});
}

export function storeMeasurements(change: Pick<StoredMeasurements, Wearer>): void {
  write(
    { ...getStoredMeasurements(), ...change },
    wearers.filter((wearer) => wearer in change),
  );
}

export function clearMeasurements(): void {
  const stored = getStoredMeasurements();
  const { customerId, unsaved } = stored;
  write(
    { ...preferencesOf(stored), ...(customerId ? { customerId } : {}), ...(unsaved ? { unsaved } : {}) },
    wearers.filter((wearer) => stored[wearer] !== undefined),
  );
}
