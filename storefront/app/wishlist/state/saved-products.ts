/**
 * Saved products in the browser: hearts are filled without a request, in every tab. The data consists of ids only, and only
 * the customer who was logged in sees it. The list itself is in the query cache, whose code loads when it is needed.
 */
import { maxMergedListItems } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import { readStored, readStoredCustomerId, storedProductsKey, subscribeToCustomerChanges } from '../../platform/session/index.ts';
import { type HeartClick, readHeartClicks, subscribeToHeartClicks } from './heart-clicks.ts';
import { isSameProduct, type SavedProduct } from './saved-product.ts';
import { onProductsStored } from './stored-products.ts';

const none: readonly SavedProduct[] = [];
const listeners = new Set<() => void>();
let saved: readonly SavedProduct[] | undefined;
let unsubscribe = () => {};

function readSaved(): SavedProduct[] {
  const stored = readStored('local', storedProductsKey) as { customerId?: unknown; products?: unknown } | undefined;
  if (!stored || stored.customerId !== readStoredCustomerId() || !Array.isArray(stored.products)) return [];
  return stored.products
    .filter((product): product is string[] => Array.isArray(product) && product.every((part) => typeof part === 'string'))
    .slice(0, maxMergedListItems)
    .map(([masterId = '', productId = '', color = '']) => ({ masterId, productId, color }));
}

function applyClick(products: readonly SavedProduct[], { product, isSaved }: HeartClick): readonly SavedProduct[] {
  const others = products.filter((each) => !isSameProduct(each, product));
  return isSaved ? [...others, product] : others;
}

export function readSavedProducts(): readonly SavedProduct[] {
  saved ??= readHeartClicks().reduce(applyClick, readSaved());
  return saved;
}

function refresh(): void {
  saved = undefined;
  for (const listener of listeners) listener();
}
onProductsStored(refresh);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    saved = undefined;
    const unsubscribeFromCustomer = subscribeToCustomerChanges(refresh);
    // Another tab may have changed the list while this page was in the back/forward cache.
    addEventListener('pageshow', refresh);
    const unsubscribeFromClicks = subscribeToHeartClicks(refresh);
    unsubscribe = () => {
      unsubscribeFromCustomer();
      unsubscribeFromClicks();
      removeEventListener('pageshow', refresh);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe();
  };
}

/** Returns the saved products, with the clicks that have no response yet; none on the server and during hydration. */
export function useSavedProducts(): readonly SavedProduct[] {
  return useSyncExternalStore(subscribe, readSavedProducts, () => none);
}
