import { describe, expect, it } from 'vitest';
import { validate } from '../forms/index.ts';
import { testAddress } from '../platform/testing/address-builder.ts';
import { type CatalogValues, catalogSchema } from './catalog-schema.ts';
import { emptyCatalogRequest } from './request-catalog.ts';

const complete: CatalogValues = { ...emptyCatalogRequest, ...testAddress };
const errors = (values: CatalogValues) => {
  const validation = validate(catalogSchema, values);
  return validation.ok ? {} : validation.errors;
};

describe('the catalog request', () => {
  it('ROUTE-022 accepts a complete address without a second line', () => expect(errors(complete)).toEqual({}));
  it('ROUTE-022 names what is missing, and a postal code that does not exist in the country', () => {
    expect(errors({ ...complete, fullName: ' ', city: '' })).toEqual({ fullName: { code: 'required' }, city: { code: 'required' } });
    expect(errors({ ...complete, postalCode: '557' })).toEqual({ postalCode: { code: 'postal-code' } });
    expect(errors({ ...complete, countryCode: 'CA', stateCode: 'ON', postalCode: 'P7B 1S1' })).toEqual({});
  });
});
