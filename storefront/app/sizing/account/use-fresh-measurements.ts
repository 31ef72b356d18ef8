import { useEffect, useState } from 'react';
import { useCustomer } from '../../customer/index.ts';
import { useCurrentCustomer } from '../../platform/session/index.ts';

/** Fetches measurements that another device has saved in the account. Returns whether this has been tried. */
export function useFreshMeasurements(): boolean {
  const isRegistered = useCurrentCustomer().kind === 'registered';
  const { data: customer, isError } = useCustomer({ enabled: isRegistered });
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!customer) return;
    void import('./account-measurements.ts')
      .then((module) => module.adoptMeasurements(customer))
      .catch(() => {})
      .finally(() => setFresh(true));
  }, [customer]);
  return isFresh || isError || !isRegistered;
}
