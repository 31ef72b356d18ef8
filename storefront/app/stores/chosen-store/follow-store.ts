import { getQueryClient } from '../../platform/browser/query-client.ts';
import { storeQuery } from '../store-query.ts';
import { createBasketStoreObserver } from './choose-store-observer.ts';

/** Makes the store to which the basket has moved the shopper's store. Rejects if the store cannot be read; the choice stays then. */
export async function followStore(storeId: string, locale: string): Promise<void> {
  const store = await getQueryClient().fetchQuery(storeQuery(storeId, locale));
  await createBasketStoreObserver().mutate(store);
}
