import { theQueryClient } from '../../platform/query-client.ts';
import { openTabChannel, theShopper } from '../../platform/session/index.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

let store: BasketStore | undefined;

/** This tab's basket store. Never called while the server renders. */
export function getBasketStore(): BasketStore {
  store ??= createBasketStore({ ...theShopper(), queryClient: theQueryClient(), tabs: openTabChannel('outfitter.basket') });
  return store;
}
