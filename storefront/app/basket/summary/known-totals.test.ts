import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { isTaxKnown } from './known-totals.ts';

const methods = [{ id: '02', name: 'Ground', description: '', price: 8.95 }];
const shipment = { shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false };
const basketTo = (shippingAddress: object | undefined, isEstimate = true) =>
  buildBasket([buildBasketItem('1')], {
    applicableShippingMethods: methods,
    c_isEstimate: isEstimate,
    shipments: [{ ...shipment, ...(shippingAddress ? { shippingAddress } : {}) }],
  });

it('tax is unknown until the state of the destination is known', () => {
  expect(isTaxKnown(basketTo(undefined))).toBe(false);
  expect(isTaxKnown(basketTo({ countryCode: 'CA' }))).toBe(false);
  expect(isTaxKnown(basketTo({ countryCode: 'US', stateCode: 'WI', postalCode: '54801' }))).toBe(true);
  expect(isTaxKnown(basketTo({ countryCode: 'AE', stateCode: 'AE' }))).toBe(true);
});

it('tax is known if the server says that nothing is estimated, or if nothing is shipped', () => {
  expect(isTaxKnown(basketTo(undefined, false))).toBe(true);
  expect(isTaxKnown({ ...basketTo(undefined), applicableShippingMethods: [] })).toBe(true);
});
