import type { QueryClient } from '@tanstack/react-query';
import { openTabChannel, theShopper } from '../platform/session/index.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

let store: BasketStore | undefined;

/** This tab's basket store. In the browser only, where there is one query client for the life of the tab. */
export function theBasketStore(queryClient: QueryClient): BasketStore {
  store ??= createBasketStore({ ...theShopper(), queryClient, tabs: openTabChannel('outfitter.basket') });
  return store;
}
