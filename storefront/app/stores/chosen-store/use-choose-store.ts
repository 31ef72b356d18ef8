import type { Store } from '@outfitter/contract/client';
import { type LazyMutation, useLazyMutation } from '../../platform/browser/use-lazy-mutation.ts';

const load = async () => (await import('./choose-store-observer.ts')).createChooseStoreObserver();

/**
 * Returns a mutation of which `mutate(store)` makes it the shopper's store; `useChosenStore` returns it then. An error is one of the
 * basket.
 */
export function useChooseStore(): LazyMutation<Store> {
  return useLazyMutation(load);
}
