/**
 * What the shopper's wishlist has, in the browser: hearts are filled without a request, in every tab. It holds ids only, and belongs to the
 * customer who was logged in: nobody else sees it. The list itself is in the query cache, whose code loads when it is needed.
 */
import { maxListItems } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import { readStored, readStoredCustomerId, subscribeToCustomerChanges } from '../../platform/session/index.ts';
import { isSameProduct, type SavedProduct } from './saved-product.ts';

export const savedProductsKey = 'outfitter.wishlist';

/** A click on a heart that has no response yet. */
interface Toggle {
  product: SavedProduct;
  isSaved: boolean;
}

const none: readonly SavedProduct[] = [];
const listeners = new Set<() => void>();
let toggles: readonly Toggle[] = [];
let saved: readonly SavedProduct[] | undefined;
let unsubscribe = () => {};

function readSaved(): SavedProduct[] {
  const stored = readStored('local', savedProductsKey) as { customerId?: unknown; products?: unknown } | undefined;
  if (!stored || stored.customerId !== readStoredCustomerId() || !Array.isArray(stored.products)) return [];
  return stored.products
    .filter((product): product is string[] => Array.isArray(product) && product.every((part) => typeof part === 'string'))
    .slice(0, maxListItems)
    .map(([masterId = '', productId = '', color = '']) => ({ masterId, productId, color }));
}

function applyToggle(products: readonly SavedProduct[], { product, isSaved }: Toggle): readonly SavedProduct[] {
  const others = products.filter((each) => !isSameProduct(each, product));
  return isSaved ? [...others, product] : others;
}

export function readSavedProducts(): readonly SavedProduct[] {
  saved ??= toggles.reduce(applyToggle, readSaved());
  return saved;
}

/** Reads again what is stored. */
export function refreshSavedProducts(): void {
  saved = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    saved = undefined;
    const unsubscribeFromCustomer = subscribeToCustomerChanges(refreshSavedProducts);
    // Another tab may have changed the list while this page was in the back/forward cache.
    addEventListener('pageshow', refreshSavedProducts);
    unsubscribe = () => {
      unsubscribeFromCustomer();
      removeEventListener('pageshow', refreshSavedProducts);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe();
  };
}

/** Returns what is saved, with the clicks that have no response yet; nothing on the server and during hydration. */
export function useSavedProducts(): readonly SavedProduct[] {
  return useSyncExternalStore(subscribe, readSavedProducts, () => none);
}

/** Shows a click at once. The returned function ends that: what is stored by then is shown. */
export function showToggle(product: SavedProduct, isSaved: boolean): () => void {
  const toggle = { product, isSaved };
  toggles = [...toggles, toggle];
  refreshSavedProducts();
  return () => {
    toggles = toggles.filter((pending) => pending !== toggle);
    refreshSavedProducts();
  };
}
