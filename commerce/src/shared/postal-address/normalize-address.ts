import type { Address, AddressInput } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import { containsCardNumber } from '../../platform/security/card-numbers.ts';
import { misplacedCardNumber } from '../misplaced-card-number.ts';
import { completeNames } from './full-name.ts';
import { normalizePostalCode } from './postal-code.ts';
import { militaryCodes, regionsOf } from './regions.ts';

export type AddressRole = 'billing' | 'shipping';

const typeCodes = { billing: '1', shipping: '2' } as const;

function invalidField(field: string, message: string) {
  return failure('ValidationException', message, { path: `$.${field}`, in: 'body' });
}

function trimAddress(input: AddressInput): Address {
  const entries = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined && value !== '')) as Address;
}

/** An input with only these fields counts as an empty address. */
const flagFields = new Set(['c_addressType', 'saveAddress', 'preferred', 'c_defaultAddressFlag', 'c_addressEdited']);

/**
 * Normalizes an address: completes the names, uppercases codes, shortens the postal code, defaults to the US (CHECKOUT-014). Returns `null`
 * if the request clears the address. Missing fields are valid: an estimate needs only country, state and postal code.
 */
export function normalizeAddress(input: AddressInput, role: AddressRole): Result<Address | null, 'ValidationException'> {
  const fields = trimAddress(input);
  if (Object.keys(fields).every((key) => flagFields.has(key))) return ok(null);
  const cardField = Object.entries(fields).find(([, value]) => typeof value === 'string' && containsCardNumber(value))?.[0];
  if (cardField) return misplacedCardNumber(`$.${cardField}`);
  const state = fields.stateCode?.toUpperCase();
  const countryCode = (fields.countryCode?.toUpperCase() ?? 'US') as NonNullable<Address['countryCode']>;
  const stateCode = militaryCodes.includes(countryCode) ? countryCode : state;
  if (stateCode !== undefined && !regionsOf(countryCode).includes(stateCode)) {
    return invalidField('stateCode', countryCode === 'CA' ? 'There is no such province or territory.' : 'There is no such state.');
  }
  const postalCode = fields.postalCode === undefined ? undefined : normalizePostalCode(fields.postalCode, countryCode);
  if (fields.postalCode !== undefined && postalCode === undefined) {
    const form = countryCode === 'CA' ? 'six characters, like T2P 1J9' : 'five digits, like 55731';
    return invalidField('postalCode', `The postal code has ${form}.`);
  }
  if (fields.phone !== undefined && fields.phone.replaceAll(/\D/g, '').length < 10)
    return invalidField('phone', 'The phone number has at least ten digits.');
  if (fields.email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email))
    return invalidField('email', 'The email address is not complete.');
  const names = completeNames(fields);
  const address = { ...fields, ...names, countryCode, stateCode, postalCode, c_addressType: typeCodes[role] };
  return ok(Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as Address);
}

const required = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'postalCode', 'countryCode'] as const;

export function missingParts(address: Address | null | undefined): string[] {
  return required.filter((field) => !address?.[field]);
}
