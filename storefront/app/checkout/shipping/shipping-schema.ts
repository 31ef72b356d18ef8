import * as z from 'zod/mini';
import { type AddressValues, addressErrors, addressShape } from '../../address/address-schema.ts';
import { definedErrors, fieldRule } from '../../forms/index.ts';
import type { CheckoutErrorCode, CheckoutErrors } from '../field-error.ts';
import { emailError } from './email.ts';

export interface ShippingValues extends AddressValues {
  email: string;
  saveAddress: boolean;
}

export function shippingErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues, CheckoutErrorCode>({ email: emailError(values.email), ...addressErrors(values) });
}

/** Returns the errors of a form without home delivery, which requires only the email for the receipt. */
export function emailOnlyErrors(values: ShippingValues): CheckoutErrors<ShippingValues> {
  return definedErrors<ShippingValues, CheckoutErrorCode>({ email: emailError(values.email) });
}

const valuesSchema = z.object({ email: z.string(), ...addressShape, saveAddress: z.boolean() });

export const shippingSchema = valuesSchema.check(fieldRule<ShippingValues>(shippingErrors));
export const emailOnlySchema = valuesSchema.check(fieldRule<ShippingValues>(emailOnlyErrors));
