import type { Address } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildStore } from '../../stores/testing/store-builder.ts';
import { buildLoadedBasket, builtId, type LoadedBasketOptions } from '../../testing/loaded-basket-builder.ts';
import { completeAddress } from '../../testing/test-address.ts';
import { flashesOf } from './flashes.ts';

const flashes = (options: LoadedBasketOptions) => flashesOf(buildLoadedBasket(options));
const emailCard = { taxClass: 'gift_card' as const, giftCard: { type: 'email', valueMinor: 2_500 } };

describe('the flashes of a basket', () => {
  it('BASKET-001 are empty once nothing is missing', () => {
    expect(flashes({})).toEqual([]);
  });

  it('BASKET-001 name each missing part with its path', () => {
    expect(flashes({ lines: [] })).toEqual([{ type: 'ProductItemsRequired', message: 'No items in the basket.', path: '$.productItems' }]);
    expect(flashes({ basket: { email: null } })).toEqual([
      { type: 'CustomerEmailRequired', message: 'An email address is needed.', path: '$.customerInfo.email' },
    ]);
    expect(flashes({ methodId: null })).toEqual([
      { type: 'ShippingMethodRequired', message: 'A shipping method is needed.', path: '$.shipments[0].shippingMethod' },
    ]);
    expect(flashes({ facts: { rates: [] } })).toEqual([
      { type: 'InvalidShippingAddress', message: 'We don’t ship to this address.', path: '$.shipments[0].shippingAddress' },
    ]);
    expect(flashes({ payments: [] })).toEqual([
      { type: 'PaymentMethodRequired', message: 'A means of payment is needed.', path: '$.paymentInstruments' },
    ]);
  });

  const pickup = { store: undefined, isEligible: true, times: new Map(), alternatives: [] };
  const dale = { firstName: 'Dale', lastName: 'Ostergaard', phone: '218-555-0134', email: 'dale@example.com' };

  it('CHECKOUT-004 ask who picks up the order, and for no address or method of a basket without home delivery', () => {
    const lines = [{ shipmentId: 'BOPISCart' }];
    const nothing = { address: null, methodId: null, pickup, basket: { pickupStoreId: '001' } };
    expect(flashes({ ...nothing, lines })).toMatchObject([
      { type: 'PickupDetailsRequired', path: '$.shipments[0]', details: { missing: { length: 4 } } },
    ]);
    const pickupContact = { ...dale, phone: '' };
    expect(flashes({ pickup, lines: [{}, ...lines], basket: { pickupStoreId: '001', pickupContact } })).toMatchObject([
      { type: 'PickupDetailsRequired', details: { missing: ['$.shipments[1].c_pickupPhone'] } },
    ]);
    expect(flashes({ ...nothing, lines, basket: { pickupStoreId: '001', pickupContact: dale } })).toEqual([]);
  });

  it('FULFIL-005 name the nearest stores with pickup if that of the basket has lost it', () => {
    const duluth = buildStore({ id: '002', name: 'Duluth, Canal Park' });
    const lost = { ...pickup, isEligible: false, alternatives: [duluth] };
    const basket = { pickupStoreId: '001', pickupContact: dale };
    expect(flashes({ lines: [{ shipmentId: 'ship-to-store' }], pickup: lost, basket })).toEqual([
      {
        type: 'StoreNotEligible',
        message: 'Selected store is not eligible for BOPIS.',
        path: '$.c_pickupStoreID',
        details: {
          storeId: '001',
          alternatives: [{ storeId: '002', name: 'Duluth, Canal Park', city: 'Ely', stateCode: 'MN', timeZone: 'America/Chicago' }],
        },
      },
    ]);
    expect(flashes({ pickup: lost, basket })).toEqual([]);
  });

  it('list exactly the missing fields of an address', () => {
    const required = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'postalCode', 'countryCode'] as const;
    fc.assert(
      fc.property(fc.subarray([...required], { minLength: 1 }), (missing) => {
        const partial: Address = Object.fromEntries(
          Object.entries(completeAddress).filter(([field]) => !missing.some((each) => each === field)),
        );
        const paths = (path: string) => missing.map((field) => `${path}.${field}`);
        const shipping = '$.shipments[0].shippingAddress';
        expect(flashes({ address: partial })).toEqual([
          {
            type: 'ShippingAddressRequired',
            message: 'A complete shipping address is needed.',
            path: shipping,
            details: { missing: paths(shipping) },
          },
        ]);
        expect(flashes({ basket: { billingAddress: partial } })).toEqual([
          {
            type: 'BillingAddressRequired',
            message: 'A complete billing address is needed.',
            path: '$.billingAddress',
            details: { missing: paths('$.billingAddress') },
          },
        ]);
      }),
    );
  });

  it('require a whole address of a basket that has none, or no shipment', () => {
    const loaded = buildLoadedBasket({ address: null });
    const withoutShipment = { ...loaded, snapshot: { ...loaded.snapshot, shipments: [] } };
    for (const each of [loaded, withoutShipment]) {
      expect(flashesOf(each)).toMatchObject([{ type: 'ShippingAddressRequired', details: { missing: { length: 7 } } }]);
    }
  });

  it('require neither an address nor a shipping method for gift cards by email', () => {
    expect(flashes({ lines: [emailCard], address: null, methodId: null })).toEqual([]);
  });

  it('require no payment for a free basket', () => {
    expect(flashes({ lines: [{ unitMinor: 0 }], facts: { rates: [] }, payments: [] }).map(({ type }) => type)).toEqual([
      'InvalidShippingAddress',
    ]);
    expect(flashes({ lines: [{ ...emailCard, giftCard: { type: 'email', valueMinor: 0 } }], payments: [] })).toEqual([]);
    expect(flashes({ lines: [{ ...emailCard, giftCard: { type: 'email', valueMinor: 1 } }], payments: [] })).toHaveLength(1);
  });

  it('name the lines that ask for more than the stock', () => {
    expect(flashes({ lines: [{ onHand: 9 }, { quantity: 4, onHand: 3 }, { onHand: 0 }] })).toEqual([
      {
        type: 'ProductItemNotAvailable',
        message: 'Only 3 of Style 1 can be ordered.',
        path: '$.productItems[1].quantity',
        details: { productId: 'SKU1', itemId: builtId('item', 1), requested: 4, available: 3 },
      },
      {
        type: 'ProductItemNotAvailable',
        message: 'Style 2 is sold out.',
        path: '$.productItems[2].quantity',
        details: { productId: 'SKU2', itemId: builtId('item', 2), requested: 1, available: 0 },
      },
    ]);
  });

  it('come in the order of the checkout', () => {
    const everything = flashes({ lines: [{ onHand: 0 }], basket: { email: null, billingAddress: null }, address: null, payments: [] });
    expect(everything.map(({ type }) => type)).toEqual([
      'ProductItemNotAvailable',
      'CustomerEmailRequired',
      'ShippingAddressRequired',
      'BillingAddressRequired',
      'PaymentMethodRequired',
    ]);
  });
});
