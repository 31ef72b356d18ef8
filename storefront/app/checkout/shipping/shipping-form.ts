/** The shipping step's form. Pure. */
import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { type AddressValues, addressErrors, addressValues } from '../address/address.ts';
import { type CheckoutErrors, definedErrors } from '../field-error.ts';
import { emailError } from './email.ts';

export interface ShippingValues extends AddressValues {
  email: string;
}

export const shippingFields = [
  'email',
  'fullName',
  'countryCode',
  'address1',
  'address2',
  'postalCode',
  'city',
  'stateCode',
  'phone',
] as const;

export function homeShipment(basket: Basket) {
  return basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
}

/** Whether anything goes to the shopper's home; a gift card by mail alone does not. */
export function hasHomeDelivery(basket: Basket): boolean {
  return basket.applicableShippingMethods.length > 0 || basket._flash.some(({ path }) => path.startsWith('$.shipments'));
}

export function initialShippingValues(basket: Basket): ShippingValues {
  return { ...addressValues(homeShipment(basket)?.shippingAddress), email: basket.customerInfo.email ?? '' };
}

export function shippingErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues>({ email: emailError(values.email), ...addressErrors(values) });
}

/** Only the receipt's address, where nothing is shipped. */
export function emailOnlyErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues>({ email: emailError(values.email) });
}

/** The method that is chosen: the shopper's wish while it is still offered, else the basket's own, else the usual one. */
export function selectedMethodId(basket: Basket, preferred: string | undefined): string | undefined {
  const offered = basket.applicableShippingMethods.map(({ id }) => id);
  const current = homeShipment(basket)?.shippingMethod?.id;
  return [preferred, current, basket.defaultShippingMethodId, offered[0]].find((id) => id !== undefined && offered.includes(id));
}
