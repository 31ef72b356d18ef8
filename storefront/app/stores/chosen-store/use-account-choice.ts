import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { onIdle } from '../../platform/browser/on-idle.ts';
import { readCurrentCustomer, useCurrentCustomer } from '../../platform/session/index.ts';
import { forgetChoiceOfAccount, isUnsynchronized } from './stored-choice.ts';

/** Synchronizes the chosen store with the account of a customer who has signed in, when the browser is idle. */
export function useAccountChoice(): void {
  const { locale } = useIntl();
  const customerId = useCustomerId();
  useEffect(() => {
    // During hydration every customer is rendered as a guest.
    if (readCurrentCustomer().kind === 'guest') forgetChoiceOfAccount();
    else if (customerId && isUnsynchronized(customerId)) {
      return onIdle(() => {
        // A failure leaves the choice unsynchronized, and the next page tries again.
        import('./account-choice.ts').then(({ synchronizeWithAccount }) => synchronizeWithAccount(customerId, locale)).catch(() => {});
      });
    }
  }, [customerId, locale]);
}

function useCustomerId(): string | undefined {
  const customer = useCurrentCustomer();
  return customer.kind === 'registered' ? customer.customerId : undefined;
}
