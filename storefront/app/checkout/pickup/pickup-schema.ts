import { isEmailAddress, maxPickupNameLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { phoneError } from '../../address/index.ts';
import { definedErrors, fieldRule } from '../../forms/index.ts';
import { splitFullName } from '../../platform/shop/full-name.ts';
import type { CheckoutErrorCode, CheckoutErrors, CheckoutFieldError } from '../field-error.ts';
import { emailError } from '../shipping/email.ts';

const valuesSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  hasAlternate: z.boolean(),
  alternateName: z.string(),
  alternateEmail: z.string(),
});
export type PickupValues = z.infer<typeof valuesSchema>;

function nameError(name: string): CheckoutFieldError | undefined {
  if (name.trim() === '') return { code: 'name-required' };
  const { firstName, lastName } = splitFullName(name);
  return Math.max(firstName.length, lastName.length) > maxPickupNameLength ? { code: 'pickup-name-too-long' } : undefined;
}

function requiredPhoneError(phone: string): CheckoutFieldError | undefined {
  if (phone.trim() === '') return { code: 'pickup-phone-required' };
  const error = phoneError(phone);
  return error && { ...error, code: 'pickup-phone-too-short' };
}

export function pickupErrors(values: PickupValues): CheckoutErrors<PickupValues> {
  const { fullName, phone, email, hasAlternate, alternateName, alternateEmail } = values;
  const isAlternateEmailInvalid = alternateEmail.trim() !== '' && !isEmailAddress(alternateEmail.trim());
  return definedErrors<PickupValues, CheckoutErrorCode>({
    fullName: nameError(fullName),
    phone: requiredPhoneError(phone),
    email: emailError(email),
    ...(hasAlternate
      ? {
          alternateName: alternateName.trim() === '' ? { code: 'pickup-alternate-required' } : nameError(alternateName),
          alternateEmail: isAlternateEmailInvalid ? { code: 'email-invalid', values: { email: alternateEmail.trim() } } : undefined,
        }
      : {}),
  });
}

export const pickupSchema = valuesSchema.check(fieldRule<PickupValues>(pickupErrors));
