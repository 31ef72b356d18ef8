import { maxCartAtpStores, type Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { itemStockQuery, orderByStock } from './item-stock-query.ts';
import type { ViewedItem } from './viewed-item.ts';

export interface StoresByStock {
  stores: readonly Store[];
  /** How many of the compared stores have the item, which are the first ones; undefined if the stock is not known. */
  inStock: { count: number; comparedCount: number } | undefined;
}

/**
 * Returns the found stores, those first that have the item, the nearest first; by distance without an item, or if the stock cannot be read.
 * Undefined while the stock is loading. One call asks for as many stores as it takes; further ones follow by distance.
 */
export function useStoresByStock(found: readonly Store[], item: ViewedItem | undefined): StoresByStock | undefined {
  const { locale } = useIntl();
  const compared = found.slice(0, maxCartAtpStores);
  const { data, isLoading } = useQuery(itemStockQuery(compared, item, locale), getQueryClient());
  if (isLoading) return undefined;
  if (!item || !data) return { stores: found, inStock: undefined };
  const { stores, inStockCount } = orderByStock(compared, data, item);
  return { stores: [...stores, ...found.slice(compared.length)], inStock: { count: inStockCount, comparedCount: compared.length } };
}
