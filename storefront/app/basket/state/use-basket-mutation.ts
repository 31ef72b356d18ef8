import { useMutation } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { type BasketMutationOptions, getBasketStore } from './basket-store.ts';

/**
 * Changes the basket: `const update = useBasketMutation(); update.mutate(setQuantity(itemId, 2))`. The displayed basket follows at once,
 * and returns to the server's if the change fails.
 */
export function useBasketMutation() {
  // The server renders for no shopper in particular, and changes nothing.
  const options: BasketMutationOptions = typeof document === 'undefined' ? {} : getBasketStore().mutation;
  return useMutation(options, getQueryClient());
}
