import { createContext, useContext } from 'react';
import type { StockedItem } from '../store-stock/stock-at-stores.ts';

/** Functions of the stores feature, which depends on the basket: the page of the cart passes them in. */
export interface PickupStores {
  /** The store that the shopper has chosen, if items can be collected there. */
  store: { ID: string; name: string } | undefined;
  /**
   * Opens the dialog in which the shopper chooses a store, and which shows where `items` are in stock. The items of the basket that are
   * collected follow the choice.
   */
  choose(items: readonly StockedItem[], onChoose?: (store: { ID: string; name: string }) => void): void;
  /** Makes the store to which the basket has moved the shopper's store. If the store cannot be read, the earlier choice stays. */
  follow(storeId: string): Promise<void>;
}

export const PickupStoresContext = createContext<PickupStores | undefined>(undefined);

/** Stores for pickup; undefined on pages that offer no pickup. */
export const usePickupStoresContext = (): PickupStores | undefined => useContext(PickupStoresContext);
