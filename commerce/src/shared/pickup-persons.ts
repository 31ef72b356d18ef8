import type { Order } from '@outfitter/contract';
import { fullNameOf } from './full-name.ts';

export type PickupPersonNames = Pick<
  Order['shipments'][number],
  'c_pickupFirstName' | 'c_pickupLastName' | 'c_pickupFirstNameAlternate' | 'c_pickupLastNameAlternate'
>;

/** Returns the full names of the persons who may collect a shipment, the alternate last. */
export function pickupPersonsOf(shipment: PickupPersonNames): string[] {
  return [
    { firstName: shipment.c_pickupFirstName, lastName: shipment.c_pickupLastName },
    { firstName: shipment.c_pickupFirstNameAlternate, lastName: shipment.c_pickupLastNameAlternate },
  ]
    .map(fullNameOf)
    .filter(Boolean);
}
