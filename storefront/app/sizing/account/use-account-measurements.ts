import { readStored, useAccountSync } from '../../platform/session/index.ts';
import { storageKey } from '../measurements/storage-key.ts';

function isSynchronized(id: string | undefined): boolean {
  const stored = readStored('local', storageKey) as { customerId?: unknown; unsaved?: unknown } | undefined;
  return stored?.customerId === id && !stored?.unsaved;
}

const synchronize = async () => (await import('./account-measurements.ts')).synchronizeMeasurements();

/** Synchronizes the measurements with the account. */
export function useAccountMeasurements(): void {
  useAccountSync(isSynchronized, synchronize);
}
