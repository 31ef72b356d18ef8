import type { Address } from '@outfitter/contract';

export const completeAddress = {
  firstName: 'Dale',
  lastName: 'Ostergaard',
  address1: '14 Sheridan Street',
  city: 'Spooner',
  stateCode: 'WI',
  postalCode: '54801',
  countryCode: 'US',
} as const satisfies Address;

const { firstName, lastName, ...home } = completeAddress;
export const testAddress = { fullName: `${firstName} ${lastName}`, ...home } as const;

/** Address of the store that `buildStore` builds, the first one of the demo. */
export const testStoreAddress = {
  address1: '105 E Sheridan St',
  city: 'Ely',
  stateCode: 'MN',
  postalCode: '55731',
  countryCode: 'US',
} as const satisfies Address;
