import type { Temporal } from 'temporal-polyfill';
import { failure, ok, type Result } from '../platform/result.ts';

/** What a promise of pickup needs to know about a store. */
export interface StoreForPickup {
  id: string;
  timeZone: string;
  /** Whether the store has pickup and is not closed today. */
  acceptsPickup: boolean;
  /** Minutes from the order, or from the opening, until the items are ready. */
  preparationMinutes: number;
  /** Working days from the warehouse to the store. */
  transferDays: number;
  /** The local opening times of a day in order, such as 09:00 to 20:00; empty if the store is closed. */
  openingsOn(day: Temporal.PlainDate): readonly { open: string; close: string }[];
}

export type PickupStoreError = 'StoreNotSelected' | 'StoreNotEligible';

/** FULFIL-004, FULFIL-005 */
export const pickupStoreMessages: Record<PickupStoreError, string> = {
  StoreNotSelected: 'No store selected for BOPIS.',
  StoreNotEligible: 'Selected store is not eligible for BOPIS.',
};

/** Returns the store in which items can be picked up. */
export function choosePickupStore(store: StoreForPickup | undefined): Result<StoreForPickup, PickupStoreError> {
  if (!store) return failure('StoreNotSelected', pickupStoreMessages.StoreNotSelected);
  if (!store.acceptsPickup) return failure('StoreNotEligible', pickupStoreMessages.StoreNotEligible);
  return ok(store);
}
