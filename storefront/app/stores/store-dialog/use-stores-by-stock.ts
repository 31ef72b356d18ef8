import type { Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { itemStockQuery, maxComparedStores, orderByStock, stockedItems, type WantedItems } from './item-stock-query.ts';

export interface StoresByStock {
  stores: readonly Store[];
  /** How many of the compared stores have all of the items, which are the first ones; undefined if the stock is not known. */
  inStock: { count: number; comparedCount: number; itemCount: number } | undefined;
}

/**
 * Returns the found stores, those first that have all items, the nearest first; by distance without items, or if the stock cannot be read.
 * Undefined while the stock is loading. One call asks for as many stores as it takes; further ones follow by distance.
 */
export function useStoresByStock(found: readonly Store[], wanted: WantedItems): StoresByStock | undefined {
  const { locale } = useIntl();
  const compared = found.slice(0, maxComparedStores(wanted));
  const { data, isLoading } = useQuery(itemStockQuery(compared, wanted, locale), getQueryClient());
  if (isLoading) return undefined;
  const items = stockedItems(wanted);
  if (items.length === 0 || !data) return { stores: found, inStock: undefined };
  const { stores, inStockCount } = orderByStock(compared, data, items);
  return {
    stores: [...stores, ...found.slice(compared.length)],
    inStock: { count: inStockCount, comparedCount: compared.length, itemCount: items.length },
  };
}
