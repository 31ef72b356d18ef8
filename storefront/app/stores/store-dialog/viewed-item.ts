/** Item that the shopper views on a product page, for the dialog that other components of the page open. */
import { useSyncExternalStore } from 'react';

export interface ViewedItem {
  /** SKU. */
  productId: string;
  quantity: number;
}

const listeners = new Set<() => void>();
let viewed: ViewedItem | undefined;

function setViewed(item: ViewedItem | undefined): void {
  viewed = item;
  for (const listener of listeners) listener();
}

/** Sets the viewed item until the returned function is called. */
export function viewItem(item: ViewedItem): () => void {
  setViewed(item);
  return () => {
    if (viewed === item) setViewed(undefined);
  };
}

export const readViewedItem = (): ViewedItem | undefined => viewed;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the viewed item; undefined outside of product pages, and as long as no size is chosen. */
export function useViewedItem(): ViewedItem | undefined {
  return useSyncExternalStore(subscribe, readViewedItem, () => undefined);
}
