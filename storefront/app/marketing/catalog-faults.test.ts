import { describe, expect, it } from 'vitest';
import { catalogFaults } from './catalog-faults.ts';

const whole = {
  fullName: 'Dale Lindqvist',
  countryCode: 'US',
  address1: '418 Lakeview Ave',
  address2: '',
  city: 'Ely',
  stateCode: 'MN',
  postalCode: '55731',
};

describe('asking for the catalogue', () => {
  it('ROUTE-022 takes a whole address, its second line aside', () => expect(catalogFaults(whole)).toEqual({}));
  it('ROUTE-022 names what is missing, and a postal code that is none in the country', () => {
    expect(catalogFaults({ ...whole, fullName: ' ', city: '' })).toEqual({ fullName: 'missing', city: 'missing' });
    expect(catalogFaults({ ...whole, postalCode: '557' })).toEqual({ postalCode: 'postal' });
    expect(catalogFaults({ ...whole, countryCode: 'CA', stateCode: 'ON', postalCode: 'P7B 1S1' })).toEqual({});
  });
});
