import { maxQuantity, type StoreInventory } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { type ChosenStore, pickupStatusOf, storeInventoryQuery, useChosenStore, useStoreDetails } from '../../../stores/index.ts';
import type { ProductVariant } from '../../variants/variant-table.ts';
import { hasNone, type PickupOffers, pickupOffers } from './pickup-offer.ts';

export interface SelectedUnits {
  variant: ProductVariant | undefined;
  quantity: number;
}

export const isSoldOut = (variant: SelectedUnits['variant']): boolean => variant !== undefined && !variant.orderable;

/** Returns whether a response is still valid: the stock for a higher quantity of the same item holds for a lower one, too. */
function isStillValid(previous: StoreInventory | undefined, query: { store: string; product: string; quantity: number }): boolean {
  return previous?.store === query.store && previous.product === query.product && previous.quantity >= query.quantity;
}

export interface StoreOffers {
  store: ChosenStore | undefined;
  /** False on the server and during hydration. */
  isStoreKnown: boolean;
  offers: PickupOffers | undefined;
  /** Nearest other store that takes pickups and has the item, if the chosen one has none. */
  nearest: StoreInventory['nearest'];
  refetch(): void;
}

/**
 * Reads what the chosen store offers of the selected variant. A response of the same selection is shown again while it is read anew, so
 * that switching between sizes does not wait. Without a store, without a variant, for a backorder and of a closed store nothing is
 * requested. An item that the warehouse lacks is requested in the highest quantity, since the store decides which quantities there are.
 */
export function usePickupOffers({ variant, quantity }: SelectedUnits): StoreOffers {
  const { store, isKnown } = useChosenStore();
  const query = { store: store?.ID ?? '', product: variant?.productId ?? '', quantity: isSoldOut(variant) ? maxQuantity : quantity };
  const status = store ? pickupStatusOf(store) : 'none';
  const isAsked = Boolean(store && status !== 'closed' && variant && !variant.backorder);
  const { data, isError, refetch } = useQuery(
    {
      ...storeInventoryQuery(query),
      enabled: isAsked,
      placeholderData: (previous?: StoreInventory) => (isStillValid(previous, query) ? previous : undefined),
      // Offline, the page states immediately that the stock is not known.
      networkMode: 'always',
    },
    getQueryClient(),
  );
  // The store may have closed or opened since the device last received its details.
  useStoreDetails(status !== 'offered' || (data && data.pickupStatus !== 'offered') ? store : undefined);
  const opensOn = (status === 'closed' && store?.opensOn) || undefined;
  const inventory = isError ? 'failed' : (data ?? 'loading');
  const offers = store && pickupOffers({ variant, quantity, pickup: { status, opensOn }, inventory });
  return {
    store,
    isStoreKnown: isKnown,
    offers,
    nearest: offers && hasNone(offers['in-store-pickup']) ? data?.nearest : undefined,
    refetch() {
      // Unlike the query itself, its `refetch` would send a request although the query is disabled.
      if (isAsked) void refetch();
    },
  };
}
