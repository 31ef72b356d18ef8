import type { Customer } from '@outfitter/contract/client';
import { useRef } from 'react';
import { useCustomer } from '../customer/index.ts';
import { useCurrentCustomer } from '../platform/session/index.ts';

export interface CheckoutCustomer {
  /** Whether the account is loading. The forms wait for it, because they start with its data. */
  isLoading: boolean;
  /** Undefined for a guest, and without the account's data: checkout does not depend on it. */
  customer: Customer | undefined;
  /** Whether a customer was signed in since the checkout was opened, and is no longer. Only the page knows: a sign-out leaves no trace. */
  isSignedOut: boolean;
}

export function useCheckoutCustomer(): CheckoutCustomer {
  const isRegistered = useCurrentCustomer().kind === 'registered';
  const wasRegistered = useRef(false);
  if (isRegistered) wasRegistered.current = true;
  const { data, isPending } = useCustomer({ enabled: isRegistered });
  return {
    isLoading: isRegistered && isPending,
    customer: isRegistered ? data : undefined,
    isSignedOut: wasRegistered.current && !isRegistered,
  };
}
