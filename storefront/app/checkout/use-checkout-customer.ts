import type { Customer } from '@outfitter/contract/client';
import { useCustomer } from '../customer/index.ts';
import { useCurrentCustomer } from '../platform/session/index.ts';

interface CheckoutCustomer {
  /** The forms wait, because they start with the data of the account. */
  isLoading: boolean;
  /** Undefined for a guest, and without the account's data: checkout does not depend on it. */
  customer: Customer | undefined;
}

export function useCheckoutCustomer(): CheckoutCustomer {
  const isRegistered = useCurrentCustomer().kind === 'registered';
  const { data, isPending } = useCustomer({ enabled: isRegistered });
  return { isLoading: isRegistered && isPending, customer: isRegistered ? data : undefined };
}
