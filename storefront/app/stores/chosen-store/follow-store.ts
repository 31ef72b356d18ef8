import { getQueryClient } from '../../platform/browser/query-client.ts';
import { storeQuery } from '../store-query.ts';
import { createChooseStoreObserver } from './choose-store-observer.ts';

/** Makes a store the shopper's store by its id. Rejects if the store cannot be read; the choice stays then. */
export async function followStore(storeId: string, locale: string): Promise<void> {
  const store = await getQueryClient().fetchQuery(storeQuery(storeId, locale));
  await createChooseStoreObserver().mutate(store);
}
