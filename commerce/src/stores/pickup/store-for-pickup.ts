import type { StorePickupStatus } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { PickupCalendar } from './pickup-time.ts';

/** Data of a store that a promise of pickup needs. */
export interface StoreForPickup extends PickupCalendar {
  id: string;
  /** The one rule by which the shop offers pickup, or does not (FULFIL-005). */
  readonly pickupStatus: StorePickupStatus;
  /** Whether shoppers cannot come in today because of a closure, or the store does not open any more. */
  readonly isClosed: boolean;
  countryCode: string;
  /** Working days from the warehouse to the store; across the border, those of both countries. */
  transferDays: number;
}

export type PickupStoreError = 'StoreNotSelected' | 'StoreNotEligible';

/** Messages of a missing store, or of one without pickup (FULFIL-004, FULFIL-005). */
export const pickupStoreMessages: Record<PickupStoreError, string> = {
  StoreNotSelected: 'No store selected for BOPIS.',
  StoreNotEligible: 'Selected store is not eligible for BOPIS.',
};

export function choosePickupStore(store: StoreForPickup | undefined): Result<StoreForPickup, PickupStoreError> {
  if (!store) return failure('StoreNotSelected', pickupStoreMessages.StoreNotSelected);
  if (store.pickupStatus !== 'offered') return failure('StoreNotEligible', pickupStoreMessages.StoreNotEligible);
  return ok(store);
}
