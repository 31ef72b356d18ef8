import type { AddressInput } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeNames } from './full-name.ts';
import { missingParts, normalizeAddress } from './normalize-address.ts';
import { normalizePostalCode } from './postal-code.ts';
import { shippingCountryOf } from './regions.ts';

const ely: AddressInput = {
  fullName: 'Dale M. Ostergaard',
  address1: '14 Sheridan Street',
  city: 'Ely',
  stateCode: 'mn',
  postalCode: '55731-1234',
  countryCode: 'us',
};
function read(input: AddressInput) {
  const result = normalizeAddress(input, 'shipping');
  if (!result.ok) throw new Error(result.message);
  return result.value;
}
const pathOfError = (input: AddressInput) => {
  const result = normalizeAddress(input, 'shipping');
  return result.ok ? undefined : result.arguments?.path;
};

describe('an address', () => {
  it.each(['fullName', 'address1', 'address2', 'city', 'phone', 'addressName'])('is rejected with a card number as %s', (field) => {
    expect(pathOfError({ ...ely, [field]: '4111 1111 1111 1111' })).toBe(`$.${field}`);
    expect(pathOfError({ ...ely, phone: '+49 1512 3456789' })).toBeUndefined();
  });

  it('gets complete names, uppercase codes and a short postal code', () => {
    expect(read(ely)).toEqual({
      fullName: 'Dale M. Ostergaard',
      firstName: 'Dale M.',
      lastName: 'Ostergaard',
      address1: '14 Sheridan Street',
      city: 'Ely',
      stateCode: 'MN',
      postalCode: '55731',
      countryCode: 'US',
      c_addressType: '2',
    });
    expect(missingParts(read(ely))).toEqual([]);
  });

  it('CHECKOUT-014 defaults to the US', () => {
    expect(read({ ...ely, countryCode: undefined })?.countryCode).toBe('US');
    expect(shippingCountryOf(null, 'USD')).toBe('US');
  });

  it('CHECKOUT-015 may be in the US, in Canada or of the military, by country or by state', () => {
    expect(read({ ...ely, countryCode: 'CA', stateCode: 'AB', postalCode: 't2p1j9' })?.postalCode).toBe('T2P 1J9');
    expect(read({ ...ely, countryCode: 'AE', stateCode: null, city: 'APO', postalCode: '09012' })).toMatchObject({ stateCode: 'AE' });
    expect(shippingCountryOf(read({ ...ely, stateCode: 'AP', postalCode: '96201' }), 'CAD')).toBe('AP');
  });

  it('CHECKOUT-016 is rejected with a state of another country', () => {
    expect(pathOfError({ ...ely, stateCode: 'ON' })).toBe('$.stateCode');
    expect(pathOfError({ ...ely, countryCode: 'CA', stateCode: 'MN', postalCode: 'T2P 1J9' })).toBe('$.stateCode');
  });

  it('is rejected with the path of the invalid field', () => {
    expect(pathOfError({ ...ely, postalCode: '5573' })).toBe('$.postalCode');
    expect(pathOfError({ ...ely, countryCode: 'CA', stateCode: 'AB' })).toBe('$.postalCode');
    expect(pathOfError({ ...ely, phone: '555-0134' })).toBe('$.phone');
    expect(pathOfError({ ...ely, email: 'dale@example' })).toBe('$.email');
  });

  it('may be partial for an estimate; missing parts are listed', () => {
    const partial = read({ countryCode: 'US', stateCode: 'WI', postalCode: '54806' });
    expect(missingParts(partial)).toEqual(['firstName', 'lastName', 'address1', 'city']);
  });

  it('is removed if every part is empty', () => {
    expect(read({})).toBeNull();
    expect(read({ address1: null, city: null })).toBeNull();
  });
});

describe('a full name', () => {
  it('ends with the last name; a single word is both names', () => {
    expect(completeNames({ fullName: 'Mary Ann Lee' })).toEqual({ fullName: 'Mary Ann Lee', firstName: 'Mary Ann', lastName: 'Lee' });
    expect(completeNames({ fullName: 'Cher' })).toMatchObject({ firstName: 'Cher', lastName: 'Cher' });
    expect(completeNames({ firstName: 'Ada', lastName: 'Berg' })).toMatchObject({ fullName: 'Ada Berg' });
    expect(completeNames({ firstName: 'Cher', lastName: 'Cher' })).toMatchObject({ fullName: 'Cher' });
  });

  it('stays as typed, and its parts contain every word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S+$/), { minLength: 2, maxLength: 5 }), (words) => {
        const names = completeNames({ fullName: words.join(' ') });
        expect(names.fullName).toBe(words.join(' '));
        expect(`${names.firstName} ${names.lastName}`.split(/\s+/)).toEqual(words.join(' ').trim().split(/\s+/));
      }),
    );
  });
});

describe('a postal code', () => {
  it('is shortened to five digits in the US, and gets its space in Canada', () => {
    expect(normalizePostalCode('557311234', 'US')).toBe('55731');
    expect(normalizePostalCode('k1a-0b1', 'CA')).toBe('K1A 0B1');
    expect(normalizePostalCode('D1A 0B1', 'CA')).toBeUndefined();
  });

  it('is unchanged by a second normalization', () => {
    const usCode = fc.stringMatching(/^\s?\d{5}([- ]?\d{4})?$/);
    const canadianCode = fc.stringMatching(/^[abceghj-nprstvxyABCEGHJ-NPRSTVXY]\d[a-zA-Z][ -]?\d[a-zA-Z]\d$/);
    const text = fc.oneof(fc.string({ maxLength: 12 }), usCode, canadianCode);
    let read = 0;
    fc.assert(
      fc.property(text, fc.constantFrom('US', 'CA', 'AE'), (typed, country) => {
        const once = normalizePostalCode(typed, country);
        if (once === undefined) return;
        read += 1;
        expect(normalizePostalCode(once, country)).toBe(once);
      }),
      { numRuns: 300 },
    );
    expect(read).toBeGreaterThan(30);
  });
});
