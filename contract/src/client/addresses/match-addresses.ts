import type { Address } from '../../index.ts';

const placeFields = ['address1', 'address2', 'city', 'stateCode', 'postalCode', 'countryCode'] as const;
const storeFields = ['address1', 'city', 'stateCode', 'postalCode'] as const;

type Place = Pick<Address, (typeof placeFields)[number]>;

const comparable = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

function matchFields(fields: readonly (keyof Place)[], one: Place, other: Place): boolean {
  return fields.every((field) => comparable(one[field]) === comparable(other[field]));
}

/** Returns whether two addresses are the same place, whatever the names: the duplicates of an address book (ACCOUNT-018, ACCOUNT-019). */
export function isSamePlace(one: Place, other: Place): boolean {
  return matchFields(placeFields, one, other);
}

/**
 * Returns whether an address is that of a store: it is flagged as such, or matches a flagged one of the saved addresses (ACCOUNT-022).
 */
export function isStoreAddress(address: Address, saved: readonly Address[]): boolean {
  if (address.c_isStoreAddress) return true;
  return saved.some((other) => other.c_isStoreAddress && matchFields(storeFields, address, other));
}
