import type { Flash, RequestBody } from '@outfitter/contract/client';
import { getBasketTabState, updateBasketTabState } from '../state/basket-cache.ts';
import type { BasketChange } from '../state/basket-store.ts';

interface Store {
  storeId: string;
  name: string;
}

export interface StoreChange {
  from: Store;
  /** New store; undefined if nothing can be picked up any more. */
  to?: Store;
  /** Request field that undoes the change; undefined if the earlier store has no pickup any more. */
  restore?: NonNullable<RequestBody<'updateBasket'>['restore']>;
  /** Set if this change has undone another one. */
  restored?: true;
}

export function findStoreChange(notices: readonly Flash[]): StoreChange | undefined {
  return notices.find(({ type }) => type === 'PickupStoreChanged')?.details as StoreChange | undefined;
}

/** Picks the items up at the earlier store again, in the same ways as far as stock allows, and makes it the shopper's store. */
export function undoStoreChange({ from, restore }: StoreChange): BasketChange {
  return {
    send: (client, basketId, idempotencyKey) =>
      client.updateBasket({ params: { basketId }, body: { c_pickupStoreID: from.storeId, restore }, idempotencyKey }),
    onSuccess(queryClient) {
      getBasketTabState(queryClient).onStoreUndone?.();
      updateBasketTabState(queryClient, { onStoreUndone: undefined });
    },
  };
}
