import { useEffect } from 'react';
import { onIdle } from '../browser/on-idle.ts';
import { readRegisteredCustomerId, useCurrentCustomer } from './current-customer.ts';

/**
 * Synchronizes data of the device with the account when a customer has signed in or out and the browser is idle. After a failure it stays
 * unsynchronized, and the next page tries again. Both functions must be the same at every render.
 */
export function useAccountSync(isSynchronized: (customerId: string | undefined) => boolean, synchronize: () => Promise<void>): void {
  const customer = useCurrentCustomer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: during hydration every customer is a guest, so the effect reads who it is
  useEffect(() => {
    if (!isSynchronized(readRegisteredCustomerId())) return onIdle(() => void synchronize().catch(() => {}));
  }, [customer, isSynchronized, synchronize]);
}
