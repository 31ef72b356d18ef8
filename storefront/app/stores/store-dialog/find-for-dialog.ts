import { storeSearch } from '@outfitter/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { getShopper } from '../../platform/session/index.ts';
import type { FinderQuery } from '../finder/finder-query.ts';
import { type FinderResult, findAround, findStores } from '../finder/load-finder.ts';

/** What the dialog searches for: an address, a position, or the surroundings of a store. */
export type StoreSearchTerms = Partial<Pick<FinderQuery, 'address' | 'position'>> & { storeId?: string };

type DialogQuery = StoreSearchTerms & { hasPickup?: boolean | undefined };

async function find({ storeId, address = '', position, hasPickup = false }: DialogQuery, locale: string): Promise<FinderResult> {
  const { client } = getShopper();
  const query = { address, position, isOpen: false, hasPickup, limit: storeSearch.shortListLimit };
  if (!storeId) return findStores({ client, locale }, query);
  const { name, address: place } = await client.getStore({ query: { id: storeId, locale } });
  return findAround({ client, locale }, query, { ...place, label: name });
}

export const dialogQuery = (query: DialogQuery, locale: string) =>
  queryOptions({ queryKey: ['stores', 'search', locale, query], queryFn: () => find(query, locale), staleTime: 60_000 });
