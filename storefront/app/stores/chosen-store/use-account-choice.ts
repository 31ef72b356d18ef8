import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { onIdle } from '../../platform/browser/on-idle.ts';
import { readRegisteredCustomerId, useCurrentCustomer } from '../../platform/session/index.ts';
import { readStoredChoice } from './stored-choice.ts';

/** Synchronizes the chosen store with the account when a customer has signed in or out and the browser is idle. */
export function useAccountChoice(): void {
  const { locale } = useIntl();
  const customer = useCurrentCustomer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: during hydration every customer is a guest, so the effect reads who it is
  useEffect(() => {
    const { customerId, isUnsaved } = readStoredChoice();
    if (customerId === readRegisteredCustomerId() && !isUnsaved) return;
    // A failure leaves the choice unsynchronized, and the next page tries again.
    return onIdle(() => void import('./account-choice.ts').then((module) => module.synchronizeChoice(locale)).catch(() => {}));
  }, [customer, locale]);
}
