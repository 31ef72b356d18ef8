import { maxCartAtpDetails, maxCartAtpStores, type Store, storeSearch } from '@outfitter/contract/client';
import { itemAtStore, type StockedItem, stockAtStoresQuery } from '../../basket/index.ts';
import type { ViewedItem } from './viewed-item.ts';

/** Items of which the dialog shows the stock: those of a cart, which are to be picked up, otherwise the item that the shopper views. */
export interface WantedItems {
  item: ViewedItem | undefined;
  items: readonly StockedItem[] | undefined;
}

/** Milliseconds: the list of stores waits for the stock by which it is ordered, and then shows it. */
const staleTime = 4_000;

export const toStockedItem = ({ productId, quantity }: ViewedItem): StockedItem => ({ itemId: productId, productId, quantity });

export function stockedItems({ item, items }: WantedItems): readonly StockedItem[] {
  if (items?.length) return items;
  return item ? [toStockedItem(item)] : [];
}

/** Returns for how many stores one call has the stock of all items; without items, how many stores are listed first. */
export function maxComparedStores(wanted: WantedItems): number {
  const { length } = stockedItems(wanted);
  if (length === 0) return storeSearch.shortListLimit;
  return Math.min(maxCartAtpStores, Math.max(storeSearch.shortListLimit, Math.floor(maxCartAtpDetails / length)));
}

export const takesPickups = ({ c_pickupStatus }: Store): boolean => c_pickupStatus === 'offered';

/** Returns whether shoppers can come in on these days. A store that is closed promises nothing. */
export const isOpenToShoppers = ({ closedOverride, c_door }: Store): boolean => !closedOverride && c_door.is !== 'closed';

/**
 * Query options of the stock of the items in all stores that can hand them out: an item that the shopper views also without pickup. Not
 * repeated: the list waits for it.
 */
export function itemStockQuery(stores: readonly Store[], wanted: WantedItems, locale: string) {
  const asked = stores.filter(wanted.items?.length ? takesPickups : isOpenToShoppers);
  const storeIds = asked.map(({ ID }) => ID);
  const idsWithoutPickup = asked.flatMap((store) => (takesPickups(store) ? [] : store.ID));
  return { ...stockAtStoresQuery(storeIds, stockedItems(wanted), locale, idsWithoutPickup), staleTime, retry: false };
}

/** Query options for a row. The list waits for the query and is ordered by it, so a row that is added must not repeat it. */
export const rowStockQuery = (...args: Parameters<typeof itemStockQuery>) => ({
  ...itemStockQuery(...args),
  retryOnMount: false,
  refetchOnMount: false,
});

type ItemStock = Parameters<typeof itemAtStore>[0];

/** Returns the stores that have all of the items now, and then the others, each in their given order. */
export function orderByStock(stores: readonly Store[], stock: ItemStock, items: readonly StockedItem[]) {
  const hasNow = ({ ID }: Store) => items.every((item) => ['in-stock', 'limited'].includes(itemAtStore(stock, ID, item).is));
  const { having = [], others = [] } = Object.groupBy(stores, (store) => (hasNow(store) ? 'having' : 'others'));
  return { stores: [...having, ...others], inStockCount: having.length };
}
