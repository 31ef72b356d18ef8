import { expect, it } from 'vitest';
import { buildCustomerAddress } from '../../platform/testing/address-builder.ts';
import { matchesAddress } from './matches-address.ts';

const address = buildCustomerAddress('home', {
  fullName: 'Zoë Lindqvist',
  address2: 'Unit 2',
  city: 'Trois-Rivières',
  stateCode: 'QC',
  postalCode: 'G8T 2A1',
  countryCode: 'CA',
});

it.each(['', '  ', 'zoe', 'ZOË lind', 'rivieres', 'Lakeview, 418', '418 lakeview ave, unit 2', 'g8t 2a1', 'qc', 'unit zoë'])(
  'an address is found by %j',
  (typed) => expect(matchesAddress(address, typed)).toBe(true),
);

it.each(['Ann', '418 Harbor', 'home', '2026'])('an address is not found by %j', (typed) =>
  expect(matchesAddress(address, typed)).toBe(false),
);
