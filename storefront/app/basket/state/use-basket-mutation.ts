import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { type BasketMutationOptions, getBasketStore } from './basket-store.ts';

/**
 * Updates the displayed basket optimistically and rolls back if the change fails:
 * `const update = useBasketMutation(); update.mutate(setQuantity(itemId, 2))`.
 */
export function useBasketMutation() {
  // The server renders without a basket and never runs mutations.
  const options: BasketMutationOptions = typeof document === 'undefined' ? {} : getBasketStore().mutation;
  return useMutation(options, getQueryClient());
}
