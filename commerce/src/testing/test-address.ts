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
/** The same address as a shopper enters it. */
export const testAddress = { fullName: `${firstName} ${lastName}`, ...home } as const;
