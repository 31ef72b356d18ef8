import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { initialShippingValues, selectedMethodId } from './shipping-form.ts';
import { emailOnlyErrors, shippingErrors } from './shipping-schema.ts';

const method = (id: string) => ({ id, name: id, description: '', price: 8.95 });
const basketWith = (changes: object): Basket =>
  ({
    customerInfo: { customerId: 'c' },
    shipments: [{ shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false }],
    applicableShippingMethods: [method('02'), method('01')],
    defaultShippingMethodId: '02',
    _flash: [],
    ...changes,
  }) as unknown as Basket;

describe('the shipping form', () => {
  it('starts with the values of the basket', () => {
    const shipments = [{ shipmentId: 'me', shippingAddress: { postalCode: '55731', stateCode: 'MN', countryCode: 'US' } }];
    const start = initialShippingValues(basketWith({ shipments, customerInfo: { customerId: 'c', email: 'dale@example.com' } }));
    expect(start).toMatchObject({ email: 'dale@example.com', postalCode: '55731', stateCode: 'MN', fullName: '' });
  });
  it('starts with the name and phone of the pickup, unless an address has its own', () => {
    const pickup = {
      shipmentId: 'pickup',
      c_isBOPIS: true,
      c_pickupFirstName: 'Dale',
      c_pickupLastName: 'Lindqvist',
      c_pickupPhone: '2185550178',
    };
    const home = { shipmentId: 'me', c_isBOPIS: false };
    expect(initialShippingValues(basketWith({ shipments: [home, pickup] }))).toMatchObject({
      fullName: 'Dale Lindqvist',
      phone: '2185550178',
    });
    const shippingAddress = { fullName: 'June Berg', address1: '1 Main St' };
    const ofJune = basketWith({ shipments: [{ ...home, shippingAddress }, pickup] });
    expect(initialShippingValues(ofJune)).toMatchObject({ fullName: 'June Berg', phone: '' });
  });
  it('requires an address only for home delivery', () => {
    const start = initialShippingValues(basketWith({}));
    expect(Object.keys(shippingErrors(start))).toContain('address1');
    expect(Object.keys(emailOnlyErrors(start))).toEqual(['email']);
  });
  it('keeps the selected method while it is offered, else uses the default', () => {
    expect(selectedMethodId(basketWith({}), '01')).toBe('01');
    expect(selectedMethodId(basketWith({}), '03')).toBe('02');
    const shipments = [{ shipmentId: 'me', shippingMethod: method('01') }];
    expect(selectedMethodId(basketWith({ shipments }), undefined)).toBe('01');
    expect(selectedMethodId(basketWith({ applicableShippingMethods: [] }), '01')).toBeUndefined();
  });
});
