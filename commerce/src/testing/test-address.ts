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
