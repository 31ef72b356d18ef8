import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { addressValues } from '../../address/index.ts';
import type { ShippingValues } from './shipping-schema.ts';

export function homeShipment(basket: Basket) {
  return basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
}

/** Returns the country for which the basket lists shipping methods. */
export function shippingCountry(basket: Basket): string {
  return homeShipment(basket)?.shippingAddress?.countryCode?.toUpperCase() ?? 'US';
}

/** Returns false for a basket that contains only email gift cards. */
export function hasHomeDelivery(basket: Basket): boolean {
  return basket.applicableShippingMethods.length > 0 || basket._flash.some(({ path }) => path.startsWith('$.shipments'));
}

export function initialShippingValues(basket: Basket): ShippingValues {
  return { email: basket.customerInfo.email ?? '', ...addressValues(homeShipment(basket)?.shippingAddress) };
}

export function selectedMethodId(basket: Basket, preferred: string | undefined): string | undefined {
  const offered = basket.applicableShippingMethods.map(({ id }) => id);
  const current = homeShipment(basket)?.shippingMethod?.id;
  return [preferred, current, basket.defaultShippingMethodId, offered[0]].find((id) => id !== undefined && offered.includes(id));
}
