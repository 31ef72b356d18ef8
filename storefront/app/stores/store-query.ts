import { queryOptions } from '@tanstack/react-query';
import { getShopper } from '../platform/session/index.ts';

/** Milliseconds for which the opening status of a store counts as fresh. */
const statusStaleTime = 60_000;
/** Milliseconds after which a displayed stock is read again when the shopper returns to it. */
const stockStaleTime = 1_000;

export const storeQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['stores', 'store', locale, id],
    queryFn: () => getShopper().client.getStore({ query: { id, locale } }),
    staleTime: statusStaleTime,
  });

/** Query options of the stock of a SKU in a store, and when that many units can be collected there. */
export const storeInventoryQuery = (query: { store: string; product: string; quantity: number }) =>
  queryOptions({
    queryKey: ['stores', 'inventory', query],
    queryFn: () => getShopper().client.getStoreInventory({ query }),
    staleTime: stockStaleTime,
  });
