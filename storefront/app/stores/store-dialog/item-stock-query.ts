import type { Store } from '@outfitter/contract/client';
import { itemAtStore, type StockedItem, stockAtStoresQuery } from '../../basket/index.ts';
import type { ViewedItem } from './viewed-item.ts';

/** Milliseconds: the list of stores waits for the stock by which it is ordered, and then shows it. */
const staleTime = 4_000;

export const toStockedItem = ({ productId, quantity }: ViewedItem): StockedItem => ({ itemId: productId, productId, quantity });

/** Returns whether shoppers can come in on these days. A store that is closed promises nothing. */
export const isOpenToShoppers = ({ closedOverride, c_door }: Store): boolean => !closedOverride && c_door.is !== 'closed';

/** Query options of the stock of an item in all open stores, whether or not they take pickups. Not repeated: the list waits for it. */
export function itemStockQuery(stores: readonly Store[], item: ViewedItem | undefined, locale: string) {
  const open = stores.filter(isOpenToShoppers);
  const storeIds = open.map(({ ID }) => ID);
  const idsWithoutPickup = open.flatMap(({ ID, c_pickupStatus }) => (c_pickupStatus === 'offered' ? [] : ID));
  return { ...stockAtStoresQuery(storeIds, item ? [toStockedItem(item)] : [], locale, idsWithoutPickup), staleTime, retry: false };
}

type ItemStock = Parameters<typeof itemAtStore>[0];

/** Returns the stores that have the whole quantity now, and then the others, each in their given order. */
export function orderByStock(stores: readonly Store[], stock: ItemStock, item: ViewedItem): { stores: Store[]; inStockCount: number } {
  const { having = [], others = [] } = Object.groupBy(stores, ({ ID }) =>
    ['in-stock', 'limited'].includes(itemAtStore(stock, ID, toStockedItem(item)).is) ? 'having' : 'others',
  );
  return { stores: [...having, ...others], inStockCount: having.length };
}
