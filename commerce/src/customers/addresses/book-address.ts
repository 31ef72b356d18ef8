import type { Address, AddressInput } from '@outfitter/contract';
import { isStoreAddress } from '@outfitter/contract/client';
import { failure, ok, type Result } from '../../platform/result.ts';
import { missingParts, normalizeAddress } from '../../shared/postal-address/normalize-address.ts';
import { militaryCodes } from '../../shared/postal-address/regions.ts';

/** Fields that the address book stores in columns of their own, or that belong to one request. */
type Unstored = 'addressId' | 'addressName' | 'preferred' | 'saveAddress' | 'creationDate' | 'lastModified';
export type BookAddress = Omit<Address, Unstored>;

/**
 * Military mail is addressed to its code as the country, without a state (ACCOUNT-021); the normalization of a shipment restores the state.
 */
function withMilitaryCountry(address: BookAddress): BookAddress {
  const code = [address.countryCode, address.stateCode].find((part) => militaryCodes.includes(part ?? ''));
  if (!code) return address;
  const { stateCode, address2, ...rest } = address;
  const hasSecondLine = address2 !== undefined && address2 !== address.postalCode;
  return {
    ...rest,
    ...(hasSecondLine ? { address2 } : {}),
    city: address.city ?? stateCode,
    countryCode: code as NonNullable<Address['countryCode']>,
  };
}

/**
 * Normalizes an address for the address book. It must be complete. Billing addresses have the default flag, shipping addresses if the
 * customer chooses it (ACCOUNT-024). Pure.
 */
export function toBookAddress(input: AddressInput, saved: readonly Address[] = []): Result<BookAddress, 'ValidationException'> {
  const isBilling = input.c_addressType === '1';
  const cityOfMilitary = militaryCodes.find((code) => code === input.countryCode?.toUpperCase() || code === input.stateCode?.toUpperCase());
  const normalized = normalizeAddress({ ...input, city: input.city?.trim() || cityOfMilitary }, isBilling ? 'billing' : 'shipping');
  if (!normalized.ok) return normalized;
  const [missing] = missingParts(normalized.value);
  if (normalized.value === null || missing) {
    return failure('ValidationException', 'The address is not complete.', { path: `$.${missing ?? 'address1'}`, in: 'body' });
  }
  const { addressId, addressName, preferred, saveAddress, creationDate, lastModified, ...address } = normalized.value;
  const placed = withMilitaryCountry(address);
  return ok({
    ...placed,
    c_defaultAddressFlag: isBilling || placed.c_defaultAddressFlag === true,
    ...(isStoreAddress(placed, saved) ? { c_isStoreAddress: true } : {}),
  });
}

/** Applies a change to a stored address: `null` removes a field. A new full name replaces both names, and they replace it. Pure. */
export function mergeAddress(stored: BookAddress, change: AddressInput): AddressInput {
  const isNamedInParts = change.fullName == null && (change.firstName != null || change.lastName != null);
  return { ...stored, ...(isNamedInParts ? { fullName: null } : {}), ...change };
}
