import { type Address, type AddressInput, defaultCountryOf } from '@outfitter/contract/client';
import { type CountryCode, isCompletePostalCode, isMilitary } from '../basket/index.ts';
import { splitFullName } from '../platform/shop/full-name.ts';
import type { AddressValues } from './address-schema.ts';
import { conflictingRegion } from './place-conflict.ts';

/** In the order of the fields on the page, which is that of the error summary. */
export const emptyAddress: AddressValues = {
  fullName: '',
  countryCode: 'US',
  address1: '',
  address2: '',
  postalCode: '',
  stateCode: '',
  city: '',
  phone: '',
};

const isBlank = (text: string) => text.trim() === '';

/** Returns the address as it is sent. Military mail has no state; its country code implies it. */
export function addressInput(values: AddressValues): AddressInput {
  const textOrNull = (text: string) => (isBlank(text) ? null : text.trim());
  return {
    ...splitFullName(values.fullName),
    countryCode: values.countryCode,
    address1: textOrNull(values.address1),
    address2: textOrNull(values.address2),
    postalCode: textOrNull(values.postalCode),
    city: textOrNull(values.city),
    stateCode: isMilitary(values.countryCode) ? null : textOrNull(values.stateCode),
    phone: textOrNull(values.phone),
  };
}

/** Returns the form values of an address. Until a country is known, it is that of the shopper's currency (CHECKOUT-014). */
export function addressValues(address: Address | undefined, currency: string): AddressValues {
  const { fullName, countryCode, address1, address2, postalCode, city, stateCode, phone } = address ?? {};
  const fields = { fullName, address1, address2, postalCode, city, stateCode, phone };
  const filled = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? '']));
  return { ...emptyAddress, ...filled, countryCode: (countryCode?.toUpperCase() as CountryCode | undefined) ?? defaultCountryOf(currency) };
}

/** Returns a key of the fields that shipping methods and tax depend on; undefined until postal code and state are known and agree. */
export function destinationKey(values: AddressValues): string | undefined {
  if (!isCompletePostalCode(values.postalCode, values.countryCode)) return undefined;
  if (isBlank(values.stateCode) && !isMilitary(values.countryCode)) return undefined;
  if (conflictingRegion(values)) return undefined;
  const parts = [values.countryCode, values.stateCode, values.postalCode, values.address1, values.address2, values.city];
  return parts.map((part) => part.trim().toUpperCase()).join('|');
}

/** Compares names and addresses, ignoring case and repeated spaces. */
export function isSameAddress(one: Address | undefined, other: Address | undefined): boolean {
  if (!one || !other) return false;
  const fields = ['fullName', 'address1', 'address2', 'city', 'stateCode', 'postalCode', 'countryCode'] as const;
  const normalize = (text: string | undefined) => (text ?? '').trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return fields.every((field) => normalize(one[field]) === normalize(other[field]));
}

/** Returns "Ely, MN 55731", as it stands on a parcel. Military mail has the code of its region in place of the state. */
export function placeLine({ city, stateCode, postalCode, countryCode }: Address): string {
  const country = countryCode?.toUpperCase() ?? '';
  const region = isMilitary(country) ? country : stateCode;
  return [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

export function addressLine(address: Address): string {
  return [address.address1, address.address2, placeLine(address)].filter(Boolean).join(', ');
}
