import { type ChosenStore, pickupStatusOf, useChosenStore } from '../../stores/index.ts';
import { isSoldOut, usePickupOffers } from '../buy-box/delivery-choice/use-pickup-offers.ts';
import type { ProductVariant } from '../variants/variant-table.ts';

interface PickupOfSoldOut {
  /** Whether the shopper has a store that takes pickups, so that sold-out variants can be asked for. */
  canAsk: boolean;
  /** Chosen store, if it has the variant that the warehouse lacks. */
  pickupStore: ChosenStore | undefined;
  refetch(): void;
}

/** Asks the shopper's store for a selected variant that is sold out; nothing is requested for one that can be shipped. */
export function usePickupOfSoldOut(variant: ProductVariant | undefined): PickupOfSoldOut {
  const { store } = useChosenStore();
  const canAsk = store !== undefined && pickupStatusOf(store) === 'offered';
  const { offers, refetch } = usePickupOffers({ variant: canAsk && isSoldOut(variant) ? variant : undefined, quantity: 1 });
  return {
    canAsk,
    pickupStore: offers?.['in-store-pickup'].status === 'available' ? store : undefined,
    refetch,
  };
}
