import type { CustomerAddress } from '@outfitter/contract/client';

/** A complete address in the United States. */
export const testAddress = {
  fullName: 'Dale Lindqvist',
  address1: '418 Lakeview Ave',
  city: 'Ely',
  stateCode: 'MN',
  postalCode: '55731',
  countryCode: 'US',
} as const;

/** Builds an address of a customer's address book. */
export function buildCustomerAddress(addressId: string, changes: Partial<CustomerAddress> = {}): CustomerAddress {
  return {
    addressId,
    addressName: addressId,
    preferred: false,
    creationDate: '2026-11-01T10:00:00.000Z',
    lastModified: '2026-11-01T10:00:00.000Z',
    ...testAddress,
    ...changes,
  };
}
