import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper, openTabChannel } from '../../platform/session/index.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

let store: BasketStore | undefined;

/** This tab's basket store. Never called while the server renders. */
export function getBasketStore(): BasketStore {
  store ??= createBasketStore({ ...getShopper(), queryClient: getQueryClient(), tabs: openTabChannel('outfitter.basket') });
  return store;
}
