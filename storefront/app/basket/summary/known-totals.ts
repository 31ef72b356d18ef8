import type { Basket } from '@outfitter/contract/client';
import { homeShipment } from '../delivery/home-shipment.ts';

/** Returns false while the destination is unknown: tax, and therefore the total, cannot be estimated. */
export function isTaxKnown(basket: Pick<Basket, 'c_isEstimate' | 'shipments' | 'applicableShippingMethods'>): boolean {
  if (!basket.c_isEstimate) return true;
  const address = homeShipment(basket)?.shippingAddress;
  return basket.applicableShippingMethods.length === 0 || Boolean(address?.stateCode);
}
