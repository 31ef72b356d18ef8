import { type Basket, homeShipmentId } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { fieldRule } from '../../forms/index.ts';
import { type AddressValues, addressErrors, addressShape, addressValues } from '../address/address.ts';
import { type CheckoutErrors, definedErrors } from '../field-error.ts';
import { emailError } from './email.ts';

export interface ShippingValues extends AddressValues {
  email: string;
}

export function homeShipment(basket: Basket) {
  return basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
}

/** False for a basket that holds email gift cards only. */
export function hasHomeDelivery(basket: Basket): boolean {
  return basket.applicableShippingMethods.length > 0 || basket._flash.some(({ path }) => path.startsWith('$.shipments'));
}

export function initialShippingValues(basket: Basket): ShippingValues {
  return { email: basket.customerInfo.email ?? '', ...addressValues(homeShipment(basket)?.shippingAddress) };
}

export function shippingErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues>({ email: emailError(values.email), ...addressErrors(values) });
}

/** Without home delivery only the email for the receipt is required. */
export function emailOnlyErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues>({ email: emailError(values.email) });
}

const valuesSchema = z.object({ email: z.string(), ...addressShape });

export const shippingSchema = valuesSchema.check(fieldRule<ShippingValues>(shippingErrors));
export const emailOnlySchema = valuesSchema.check(fieldRule<ShippingValues>(emailOnlyErrors));

/** The preferred method if it is offered, else the basket's, else the default one. */
export function selectedMethodId(basket: Basket, preferred: string | undefined): string | undefined {
  const offered = basket.applicableShippingMethods.map(({ id }) => id);
  const current = homeShipment(basket)?.shippingMethod?.id;
  return [preferred, current, basket.defaultShippingMethodId, offered[0]].find((id) => id !== undefined && offered.includes(id));
}
