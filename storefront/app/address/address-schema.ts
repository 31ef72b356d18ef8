import * as z from 'zod/mini';
import { type CountryCode, isMilitary, postalCodeErrorOf } from '../basket/index.ts';
import { definedErrors, type FieldErrors } from '../forms/index.ts';
import type { AddressErrorCode, AddressFieldError } from './address-error.ts';
import { phoneError } from './phone.ts';
import { conflictingRegion } from './place-conflict.ts';
import { lacksHouseNumber } from './street.ts';

export const addressShape = {
  fullName: z.string(),
  countryCode: z.custom<CountryCode>((value) => typeof value === 'string'),
  address1: z.string(),
  address2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  stateCode: z.string(),
  phone: z.string(),
  /** Postal code and region that contradict each other and that the shopper has confirmed. Not sent. */
  confirmedPlace: z.optional(z.string()),
};
const addressSchema = z.object(addressShape);
export type AddressValues = z.infer<typeof addressSchema>;

const isBlank = (text: string) => text.trim() === '';

function streetError(line: string): AddressFieldError | undefined {
  if (isBlank(line)) return { code: 'street-required' };
  return lacksHouseNumber(line) ? { code: 'street-number-required' } : undefined;
}
function postalCodeError(text: string, countryCode: string): AddressFieldError | undefined {
  const code = postalCodeErrorOf(text, countryCode);
  if (code === undefined) return undefined;
  return code === 'zip-invalid' ? { code, values: { digits: text.replaceAll(/\D/g, '').length } } : { code };
}

function regionError(values: AddressValues): AddressFieldError | undefined {
  const { countryCode, postalCode, stateCode } = values;
  if (isMilitary(countryCode)) return undefined;
  if (isBlank(stateCode)) return { code: 'region-required', values: { countryCode } };
  const region = conflictingRegion(values);
  return region === undefined
    ? undefined
    : { code: 'region-postal-code-mismatch', values: { countryCode, postalCode: postalCode.trim(), region } };
}

export function addressErrors(values: AddressValues): FieldErrors<AddressValues, AddressErrorCode> {
  const { countryCode } = values;
  return definedErrors<AddressValues, AddressErrorCode>({
    fullName: isBlank(values.fullName) ? { code: 'name-required' } : undefined,
    address1: streetError(values.address1),
    postalCode: postalCodeError(values.postalCode, countryCode),
    city: isBlank(values.city) ? { code: 'city-required' } : undefined,
    stateCode: regionError(values),
    phone: phoneError(values.phone),
  });
}
