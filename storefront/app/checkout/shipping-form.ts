/** The shipping step's form. Pure. */
import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import { type AddressValues, addressProblems, addressValues } from './rules/address.ts';
import { emailProblem } from './rules/email.ts';
import { type Problems, problemsIn } from './rules/problem.ts';

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
export function isShipped(basket: Basket): boolean {
  return basket.applicableShippingMethods.length > 0 || basket._flash.some(({ path }) => path.startsWith('$.shipments'));
}

export function shippingStart(basket: Basket): ShippingValues {
  return { ...addressValues(homeShipment(basket)?.shippingAddress), email: basket.customerInfo.email ?? '' };
}

export function shippingProblems(values: ShippingValues): Problems<ShippingValues> {
  return problemsIn<ShippingValues>({ email: emailProblem(values.email), ...addressProblems(values) });
}

/** Only the receipt's address, where nothing is shipped. */
export function receiptProblems(values: ShippingValues): Problems<ShippingValues> {
  return problemsIn<ShippingValues>({ email: emailProblem(values.email) });
}

/** The method that is chosen: the shopper's wish while it is still offered, else the basket's own, else the usual one. */
export function chosenMethodId(basket: Basket, wish: string | undefined): string | undefined {
  const offered = basket.applicableShippingMethods.map(({ id }) => id);
  const own = homeShipment(basket)?.shippingMethod?.id;
  return [wish, own, basket.defaultShippingMethodId, offered[0]].find((id) => id !== undefined && offered.includes(id));
}
