import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../platform/testing/address-builder.ts';
import { addressInput, addressLine, addressValues, destinationKey, emptyAddress, isSameAddress } from './address.ts';
import { type AddressValues, addressErrors } from './address-schema.ts';
import { displayPhone, phoneError } from './phone.ts';
import { placeKey } from './place-conflict.ts';

const dale: AddressValues = { ...testAddress, address2: '', phone: '' };

describe('the address form', () => {
  it('CHECKOUT-014 starts in the country of the currency, and keeps the country of an address', () => {
    expect(addressValues(undefined, 'USD').countryCode).toBe('US');
    expect(addressValues({ address1: '1 Main St' }, 'CAD').countryCode).toBe('CA');
    expect(addressValues({ countryCode: 'US' }, 'CAD').countryCode).toBe('US');
  });
  it('accepts a complete address with or without a phone', () => {
    expect(addressErrors(dale)).toEqual({});
    expect(addressErrors({ ...dale, phone: '(218) 555-0178' })).toEqual({});
    expect(phoneError('555-0178')).toEqual({ code: 'phone-too-short', values: { digits: 7 } });
  });
  it.each([
    ['6515550100', '(651) 555-0100'],
    ['1 651.555.0100', '(651) 555-0100'],
    ['+1 (651) 555-0100', '(651) 555-0100'],
    ['+49 651 555 0100', '+49 651 555 0100'],
    ['+4930123456', '+4930123456'],
    ['555-0178', '555-0178'],
    ['651-555-0100 x12', '651-555-0100 x12'],
  ])('shows the phone %s as %s', (typed, shown) => {
    expect(displayPhone(typed).replace('\u00a0', ' ')).toBe(shown);
  });
  it('reports each missing field, in the order of the page', () => {
    expect(Object.keys(emptyAddress).filter((field) => field in addressErrors(emptyAddress))).toEqual([
      'fullName',
      'address1',
      'postalCode',
      'stateCode',
      'city',
    ]);
    expect(addressErrors({ ...dale, postalCode: '5573' }).postalCode).toEqual({ code: 'zip-invalid', values: { digits: 4 } });
    expect(addressErrors({ ...dale, countryCode: 'CA', stateCode: 'AB' }).postalCode).toEqual({ code: 'postal-code-invalid' });
  });
  it('asks for a postal code that is missing, and names the format only of one that is wrong', () => {
    expect(addressErrors(emptyAddress).postalCode).toEqual({ code: 'zip-required' });
    expect(addressErrors({ ...emptyAddress, postalCode: ' ', countryCode: 'CA' }).postalCode).toEqual({ code: 'postal-code-required' });
    expect(addressErrors({ ...emptyAddress, postalCode: 'Ely' }).postalCode).toEqual({ code: 'zip-invalid', values: { digits: 0 } });
  });
  it('CHECKOUT-015 neither requires nor sends a state for military mail', () => {
    const military: AddressValues = { ...dale, countryCode: 'AE', city: 'APO', stateCode: 'MN', postalCode: '09012' };
    expect(addressErrors({ ...military, stateCode: '' })).toEqual({});
    expect(addressInput(military)).toMatchObject({ countryCode: 'AE', stateCode: null });
  });
  it('sends the address that it was filled with', () => {
    const line = fc
      .string({ unit: fc.constantFrom('a', 'b', '1', ' '), minLength: 1 })
      .filter((text) => text === text.trim() && text !== '');
    const values = fc.record({ ...Object.fromEntries(['fullName', 'address1', 'city', 'phone', 'postalCode'].map((key) => [key, line])) });
    fc.assert(
      fc.property(values, (typed) => {
        const form = { ...dale, ...typed };
        const { address2: _, ...sent } = addressInput(form);
        expect(addressValues(sent as Parameters<typeof addressValues>[0], 'USD')).toEqual(form);
      }),
    );
  });
  it('has a destination once postal code and state are known', () => {
    expect(destinationKey(emptyAddress)).toBeUndefined();
    expect(destinationKey({ ...emptyAddress, postalCode: '55731' })).toBeUndefined();
    expect(destinationKey({ ...emptyAddress, postalCode: '55731', stateCode: 'MN' })).toBe('US|MN|55731|||');
    expect(destinationKey({ ...emptyAddress, countryCode: 'AP', postalCode: '96201' })).toBeDefined();
  });
  it('asks once about a postal code of another region, and has no destination until the shopper has confirmed it', () => {
    const texan = { ...dale, postalCode: '54901', stateCode: 'TX' };
    expect(addressErrors(texan).stateCode).toEqual({
      code: 'region-postal-code-mismatch',
      values: { countryCode: 'US', postalCode: '54901', region: 'WI' },
    });
    expect(destinationKey(texan)).toBeUndefined();
    const confirmed = { ...texan, confirmedPlace: placeKey(texan) };
    expect(addressErrors(confirmed)).toEqual({});
    expect(destinationKey(confirmed)).toBeDefined();
    expect(addressInput(confirmed)).not.toHaveProperty('confirmedPlace');
    expect(addressErrors({ ...confirmed, stateCode: 'CA' }).stateCode?.code).toBe('region-postal-code-mismatch');
    expect(addressErrors({ ...dale, postalCode: '99999', stateCode: 'CA' }).stateCode?.values?.region).toBe('AK');
  });
  it('leaves an unknown postal code to the shopper', () => {
    expect(addressErrors({ ...dale, postalCode: '00000' })).toEqual({});
  });
  it('compares addresses ignoring case and spaces', () => {
    const home = { ...dale, address2: undefined };
    expect(isSameAddress(home, { ...home, city: ' ELY ', address1: '418  lakeview ave' })).toBe(true);
    expect(isSameAddress(home, { ...home, postalCode: '55790' })).toBe(false);
    expect(isSameAddress(home, undefined)).toBe(false);
  });
  it('formats an address in one line', () => {
    expect(addressLine({ ...dale, address2: 'Apt 3' })).toBe('418 Lakeview Ave, Apt 3, Ely, MN 55731');
    expect(addressLine({ address1: 'PSC 3 Box 418', city: 'APO', postalCode: '09012', countryCode: 'AE' }), 'military mail').toBe(
      'PSC 3 Box 418, APO, AE 09012',
    );
  });
});
