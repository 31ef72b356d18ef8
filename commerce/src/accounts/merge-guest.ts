import type { GuestMerge } from '@outfitter/contract';
import type { CustomerRow } from '../customers/find-customer.ts';

export interface Guest {
  customerGroupId: string;
  customerId: string;
}

/**
 * Moves what a guest has to the customer that the guest has become (BASKET-011). Returns `undefined` if the guest had nothing. Repeating it
 * changes nothing, so that a sign-in that failed afterward can be repeated.
 */
export type MergeGuest = (guest: Guest, customer: CustomerRow) => Promise<GuestMerge | undefined>;
