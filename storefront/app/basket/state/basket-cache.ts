/**
 * The basket in the query cache. `['basket']` holds the server's last response; `['basket', 'tab']` holds what only this tab knows about
 * it, so that components subscribe to both in the same way.
 */
import type { Basket, Flash, ResponseBody } from '@outfitter/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createTabState } from '../../platform/browser/tab-state.ts';
import type { BasketPatch } from './basket-patch.ts';
import { type RemovedItem, readRemovedItems, storeRemovedItems } from './removed-items.ts';

export const basketKey = ['basket'] as const;
export const basketChangeKey = ['basket', 'change'] as const;

/** Line with fewer units than the shopper chose, because no more are available; 0 if it was removed. */
export type Reduction = ResponseBody<'checkBasketAvailability'>['changes'][number] & { name: string };

export interface BasketTabState {
  /** Optimistic patches of the changes that have no response yet, oldest first. */
  patches: readonly BasketPatch[];
  removedItems: readonly RemovedItem[];
  /** Reductions of the last availability check, until the shopper undoes them. */
  reductions: readonly Reduction[];
  /** Notices of the last change about lines that are delivered in another way than before, or that could not be. */
  deliveryNotices: readonly Flash[];
  /** Called if the shopper undoes the last change of the pickup store. */
  onStoreUndone?: (() => void) | undefined;
  linkedPromoError?: unknown;
  /** Number of successful additions of items by this tab. */
  additions: number;
  /** Set if a change was rejected because the basket had become this order. */
  placedOrder?: string;
}

const tabState = createTabState<BasketTabState>(['basket', 'tab'], () => ({
  patches: [],
  removedItems: readRemovedItems(),
  reductions: [],
  deliveryNotices: [],
  additions: 0,
}));

export const { query: basketTabQuery, get: getBasketTabState } = tabState;

export function getCachedBasket(queryClient: QueryClient): Basket | null | undefined {
  return queryClient.getQueryData<Basket | null>(basketKey);
}

export function updateBasketTabState(queryClient: QueryClient, change: Partial<BasketTabState>): void {
  tabState.update(queryClient, change);
  if (change.removedItems) storeRemovedItems(change.removedItems);
}
