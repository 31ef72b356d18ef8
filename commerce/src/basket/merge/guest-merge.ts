import type { GuestMerge } from '@outfitter/contract';

export interface GuestMergeInput {
  guestGroupId: string;
  guestCustomerId: string;
  customerGroupId: string;
  customerId: string;
  email: string;
  /** Of the names in the result. */
  locale?: string | undefined;
}

export interface BasketMerge extends Pick<GuestMerge, 'shortfalls' | 'droppedCoupons' | 'movedItems'> {
  /** Units that the customer's basket took. */
  basketItems: number;
  /** What was cut, for the wishlist. Gift cards are never listed there. */
  movedToList: { productId: string; quantity: number }[];
  /** An order of one of the two baskets is being placed: `mergeDeferredBaskets` repeats the merge when it is placed or has failed. */
  isDeferred: boolean;
}
