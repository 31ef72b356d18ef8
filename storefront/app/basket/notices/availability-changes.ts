import type { ProductItem } from '@outfitter/contract/client';
import { type Reduction, updateBasketTabState } from '../state/basket-cache.ts';
import type { BasketChange } from '../state/basket-store.ts';

/** Reduces the lines to the units that are available. `items` are those of the basket, for their names. */
export function checkAvailability(items: readonly ProductItem[]): BasketChange {
  let reductions: Reduction[] = [];
  return {
    async send(client, basketId, idempotencyKey) {
      const { basket, changes } = await client.checkBasketAvailability({ params: { basketId }, idempotencyKey });
      const nameOf = (id: string) => items.find(({ itemId }) => itemId === id)?.productName ?? '';
      reductions = changes.map((change) => ({ ...change, name: nameOf(change.itemId) }));
      return basket;
    },
    onSuccess: (queryClient) => updateBasketTabState(queryClient, { reductions }),
  };
}

export function undoReductions(reductions: readonly Reduction[]): BasketChange {
  const restore = reductions.map(({ name: _, quantity: __, ...change }) => change);
  return {
    async send(client, basketId, idempotencyKey) {
      return (await client.checkBasketAvailability({ params: { basketId }, body: { restore }, idempotencyKey })).basket;
    },
    onSuccess: (queryClient) => updateBasketTabState(queryClient, { reductions: [] }),
  };
}
