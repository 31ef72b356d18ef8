import type { GuestMerge } from '@outfitter/contract';

export interface GuestMergeInput {
  guestGroupId: string;
  guestCustomerId: string;
  customerGroupId: string;
  customerId: string;
  email: string;
  /** Locale of the names in the result. */
  locale?: string | undefined;
}

export interface BasketMerge extends Pick<GuestMerge, 'shortfalls' | 'droppedCoupons' | 'movedItems'> {
  basketItems: number;
  /** Cut items for the wishlist, which never contains gift cards. */
  movedToList: { productId: string; quantity: number }[];
  /**
   * True while an order of one of the baskets is being placed: `mergeDeferredBaskets` repeats the merge when it is placed or has failed.
   */
  isDeferred: boolean;
}
