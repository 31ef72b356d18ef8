import type { CustomerAddress } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { matchesAddress } from './matches-address.ts';

const address: CustomerAddress = {
  addressId: 'home',
  addressName: 'home',
  preferred: true,
  creationDate: '2026-11-01T10:00:00.000Z',
  lastModified: '2026-11-01T10:00:00.000Z',
  fullName: 'Zoë Lindqvist',
  address1: '418 Lakeview Ave',
  address2: 'Unit 2',
  city: 'Trois-Rivières',
  stateCode: 'QC',
  postalCode: 'G8T 2A1',
  countryCode: 'CA',
};

it.each(['', '  ', 'zoe', 'ZOË lind', 'rivieres', 'Lakeview, 418', '418 lakeview ave, unit 2', 'g8t 2a1', 'qc', 'unit zoë'])(
  'an address is found by %j',
  (typed) => expect(matchesAddress(address, typed)).toBe(true),
);

it.each(['Ann', '418 Harbor', 'home', '2026'])('an address is not found by %j', (typed) =>
  expect(matchesAddress(address, typed)).toBe(false),
);
