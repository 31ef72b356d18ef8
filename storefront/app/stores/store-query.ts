import { queryOptions } from '@tanstack/react-query';
import { getShopper } from '../platform/session/index.ts';

/** Milliseconds for which the opening status of a store counts as fresh. */
const staleTime = 60_000;

export const storeQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['stores', 'store', locale, id],
    queryFn: () => getShopper().client.getStore({ query: { id, locale } }),
    staleTime,
  });
