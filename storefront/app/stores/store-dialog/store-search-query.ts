import { storeSearch } from '@outfitter/contract/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getShopper } from '../../platform/session/index.ts';
import type { FinderQuery } from '../finder/finder-query.ts';
import { type FinderResult, findAround, findStores } from '../finder/load-finder.ts';

export type StoreSearchTerms = Partial<Pick<FinderQuery, 'address' | 'position'>> & { storeId?: string };

type DialogQuery = StoreSearchTerms & { hasPickup?: boolean | undefined };

async function find(
  { storeId, address = '', position, hasPickup = false }: DialogQuery,
  limit: number,
  locale: string,
): Promise<FinderResult> {
  const { client } = getShopper();
  const query = { address, position, isOpen: false, hasPickup, limit };
  if (!storeId) return findStores({ client, locale }, query);
  const { name, address: place } = await client.getStore({ query: { id: storeId, locale } });
  return findAround({ client, locale }, query, { ...place, label: name });
}

/** Returns the limit of a search that finds more stores; undefined if there are none. */
function nextLimit(result: FinderResult): number | undefined {
  if (result.is !== 'found' || result.stores.length >= Math.min(result.total, storeSearch.maxLimit)) return undefined;
  return Math.min(result.stores.length + storeSearch.shortListLimit, storeSearch.maxLimit);
}

/** Query options of a search. Each page also contains the stores of the previous pages; `firstLimit` is the size of the first one. */
export const storeSearchQuery = (query: DialogQuery, firstLimit: number, locale: string) =>
  infiniteQueryOptions({
    queryKey: ['stores', 'search', locale, query, firstLimit],
    queryFn: ({ pageParam: limit }) => find(query, limit, locale),
    initialPageParam: firstLimit,
    getNextPageParam: nextLimit,
    staleTime: 60_000,
  });
