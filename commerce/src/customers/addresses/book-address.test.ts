import type { AddressInput } from '@outfitter/contract';
import { isSamePlace, isStoreAddress } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeAddress } from '../../shared/postal-address/normalize-address.ts';
import { testAddress } from '../../testing/test-address.ts';
import { mergeAddress, toBookAddress } from './book-address.ts';

const home: AddressInput = { ...testAddress };
function book(input: AddressInput) {
  const result = toBookAddress(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}
const pathOfError = (input: AddressInput) => {
  const result = toBookAddress(input);
  return result.ok ? undefined : result.arguments?.path;
};

describe('an address of the address book', () => {
  it('ACCOUNT-017 has the first five digits of a US postal code; a Canadian one keeps its six characters', () => {
    expect(book({ ...home, postalCode: '54801-1234' }).postalCode).toBe('54801');
    expect(book({ ...home, countryCode: 'CA', stateCode: 'AB', postalCode: 't2p1j9' }).postalCode).toBe('T2P 1J9');
  });

  it('ACCOUNT-004 has a full name as typed, the last word of which is the last name', () => {
    expect(book({ ...home, fullName: 'Mary Ann Lee' })).toMatchObject({ fullName: 'Mary Ann Lee', firstName: 'Mary Ann', lastName: 'Lee' });
    expect(book({ ...home, fullName: 'Cher' })).toMatchObject({ fullName: 'Cher', firstName: 'Cher', lastName: 'Cher' });
  });

  it.each(['fullName', 'address1', 'city', 'stateCode', 'postalCode'])('must have %s', (field) => {
    expect(pathOfError({ ...home, [field]: null })).toBe(`$.${field === 'fullName' ? 'firstName' : field}`);
  });

  it('ACCOUNT-021 of the military has its code as country, no state, the code as city if there is none, and no postal code as second line', () => {
    const military = { ...home, countryCode: 'AE', stateCode: null, city: null, postalCode: '09012', address2: '09012' } as const;
    const stored = book(military);
    expect(stored).toMatchObject({ countryCode: 'AE', city: 'AE', postalCode: '09012' });
    expect(stored).not.toHaveProperty('stateCode');
    expect(stored).not.toHaveProperty('address2');
    expect(book({ ...military, city: ' ' })).toMatchObject({ city: 'AE' });
    expect(book({ ...military, city: 'APO', address2: 'Unit 3050' })).toMatchObject({ city: 'APO', address2: 'Unit 3050' });
  });

  it.each(['AA', 'AE', 'AP'] as const)('ACCOUNT-021 is the same place by country and by state: %s', (code) => {
    const place = { ...home, city: 'FPO', postalCode: '34001' };
    const byState = book({ ...place, countryCode: 'US', stateCode: code });
    expect(byState).toEqual(book({ ...place, countryCode: code, stateCode: null }));
    // A shipment to it has its state again.
    expect(normalizeAddress(byState, 'shipping')).toMatchObject({ ok: true, value: { countryCode: code, stateCode: code } });
  });

  it('ACCOUNT-024 has the default flag for billing, and for shipping only if it is chosen', () => {
    expect(book({ ...home, c_addressType: '1' })).toMatchObject({ c_addressType: '1', c_defaultAddressFlag: true });
    expect(book(home)).toMatchObject({ c_addressType: '2', c_defaultAddressFlag: false });
    expect(book({ ...home, c_defaultAddressFlag: true })).toMatchObject({ c_defaultAddressFlag: true });
  });

  it('stores nothing of the request, and is unchanged by a second normalization', () => {
    const request = { addressId: 'x', addressName: 'Home', preferred: true, saveAddress: true };
    const country = fc.constantFrom(
      { countryCode: 'US', stateCode: 'WI', postalCode: '54801' } as const,
      { countryCode: 'US', stateCode: 'AP', postalCode: '96201' } as const,
      { countryCode: 'AE', stateCode: null, postalCode: '09012' } as const,
      { countryCode: 'CA', stateCode: 'QC', postalCode: 'H2X 1Y4' } as const,
    );
    const words = fc.stringMatching(/^[a-z]{1,8}( {1,3}[a-z]{1,8}){0,3}$/);
    fc.assert(
      fc.property(country, words, words, fc.constantFrom('1', '2'), (place, city, fullName, c_addressType) => {
        const stored = book({ ...home, ...request, ...place, city, fullName, c_addressType });
        expect(Object.keys(stored)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(addressId|addressName|preferred|saveAddress)$/)]),
        );
        expect(book(stored)).toEqual(stored);
      }),
    );
  });
});

describe('two addresses', () => {
  const fields = ['address1', 'address2', 'city', 'stateCode', 'postalCode', 'countryCode'] as const;
  const full = { ...testAddress, address2: 'Unit 4' };

  it('ACCOUNT-018 are the same place in capital letters and with other spaces', () => {
    const spaced = (text: string) => `  ${text.toUpperCase().replaceAll(' ', '   ')} `;
    const other = { ...full, address1: spaced(full.address1), address2: spaced(full.address2), city: spaced(full.city) };
    expect(isSamePlace(full, other)).toBe(true);
  });

  it.each(fields)('ACCOUNT-018 are two places if %s differs', (field) => {
    expect(isSamePlace(full, { ...full, [field]: field === 'countryCode' ? 'CA' : 'Q' } as typeof full)).toBe(false);
    if (field !== 'countryCode') expect(isSamePlace(full, { ...full, [field]: undefined } as never)).toBe(false);
  });

  it('ACCOUNT-019 are compared without ids, types, flags, dates and names', () => {
    const other = {
      ...full,
      fullName: 'Ada',
      addressId: 'a',
      preferred: true,
      c_addressType: '1' as const,
      creationDate: '2026-01-01T00:00:00Z',
    };
    expect(isSamePlace(full, other)).toBe(true);
  });

  it('ACCOUNT-022 a store address is flagged, or matches a saved one by street, city, state and postal code', () => {
    const store = { ...testAddress, c_isStoreAddress: true };
    expect(isStoreAddress(store, [])).toBe(true);
    expect(isStoreAddress(testAddress, [])).toBe(false);
    expect(isStoreAddress({ ...full, fullName: 'Ada' }, [store])).toBe(true);
    expect(isStoreAddress({ ...full, fullName: 'Ada' }, [testAddress]), 'a saved address that is not a store’s').toBe(false);
    for (const field of ['address1', 'city', 'stateCode', 'postalCode']) {
      expect(isStoreAddress({ ...testAddress, [field]: 'Q' }, [store])).toBe(false);
    }
  });
});

describe('a change of an address', () => {
  it('leaves out nothing that it does not name, and removes what is null', () => {
    const stored = book({ ...home, address2: 'Unit 4', phone: '715 555 0134' });
    expect(book(mergeAddress(stored, { city: 'Hayward', address2: null }))).toMatchObject({ city: 'Hayward', phone: '715 555 0134' });
    expect(book(mergeAddress(stored, { address2: null }))).not.toHaveProperty('address2');
  });

  it('changes both names with the full name, and the full name with the names', () => {
    const stored = book(home);
    expect(book(mergeAddress(stored, { fullName: 'Ada Berg' }))).toMatchObject({ firstName: 'Ada', lastName: 'Berg' });
    expect(book(mergeAddress(stored, { lastName: 'Berg' }))).toMatchObject({ firstName: 'Dale', lastName: 'Berg', fullName: 'Dale Berg' });
  });
});
