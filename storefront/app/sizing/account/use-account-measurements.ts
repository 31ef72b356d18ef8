import { useEffect } from 'react';
import { onIdle } from '../../platform/browser/on-idle.ts';
import { readRegisteredCustomerId, readStored, useCurrentCustomer } from '../../platform/session/index.ts';
import { storageKey } from '../measurements/storage-key.ts';

/** Synchronizes the measurements with the account when a customer has signed in or out and the browser is idle. */
export function useAccountMeasurements(): void {
  const customer = useCurrentCustomer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: during hydration every customer is a guest, so the effect reads who it is
  useEffect(() => {
    const stored = readStored('local', storageKey) as { customerId?: unknown; unsaved?: unknown } | undefined;
    if (stored?.customerId === readRegisteredCustomerId() && !stored?.unsaved) return;
    // A failure leaves them unsynchronized, and the next page tries again.
    return onIdle(() => void import('./account-measurements.ts').then((module) => module.synchronizeMeasurements()).catch(() => {}));
  }, [customer]);
}
