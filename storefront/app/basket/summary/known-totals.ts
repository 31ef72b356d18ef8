import type { Basket } from '@outfitter/contract/client';
import { homeShipment } from '../delivery/home-shipment.ts';

/** Returns the total without tax, in major units, to be formatted. Pickups have the tax of their store before the destination is known. */
export function totalBeforeTax({ orderTotal, taxTotal }: Pick<Basket, 'orderTotal' | 'taxTotal'>): number {
  return orderTotal - taxTotal;
}

/** Returns false while the destination is unknown: tax, and therefore the total, cannot be estimated. */
export function isTaxKnown(basket: Pick<Basket, 'c_isEstimate' | 'shipments' | 'applicableShippingMethods'>): boolean {
  if (!basket.c_isEstimate) return true;
  const address = homeShipment(basket)?.shippingAddress;
  return basket.applicableShippingMethods.length === 0 || Boolean(address?.stateCode);
}
