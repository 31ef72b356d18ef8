import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';
import { readStoredBasket, storeBasket } from './stored-basket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the basket that an earlier visit stored, without personal data', () => {
  stubStorage('localStorage');
  const basket = buildBasket([buildBasketItem('1', { quantity: 3 })], {
    customerInfo: { customerId: 'customer1', email: 'dale@example.com' },
    billingAddress: { firstName: 'Dale', postalCode: '55731' },
  });
  storeBasket(basket);
  expect(readStoredBasket()?.productItems).toEqual(basket.productItems);
  const text = localStorage.getItem('outfitter.basket') ?? '';
  expect(JSON.parse(text)).toMatchObject({ shape: 2, basket: { basketId: basket.basketId } });
  expect(text).not.toMatch(/Dale|dale@example.com/);
  storeBasket(null);
  expect(readStoredBasket()).toBeUndefined();
});
it('stores nothing of the people who collect a pickup, but the store and its day', () => {
  stubStorage('localStorage');
  const shipment = buildPickupShipment({
    c_promiseDate: '2026-12-04',
    c_pickupFirstName: 'Dale',
    c_pickupLastName: 'Lindqvist',
    c_pickupPhone: '(218) 555-0178',
    c_pickupEmail: 'dale@example.com',
    c_pickupFirstNameAlternate: 'Inga',
    c_pickupLastNameAlternate: 'Berg',
    c_pickupEmailAlternate: 'inga@example.com',
  });
  storeBasket(buildBasket([buildPickupItem('1')], { shipments: [shipment] }));
  expect(localStorage.getItem('outfitter.basket')).not.toMatch(/Dale|Lindqvist|555-0178|Inga|Berg|@example.com/);
  expect(readStoredBasket()?.shipments[0]).toMatchObject({
    c_pickupStoreID: '001',
    c_pickupStoreName: 'Ely, Sheridan Street',
    c_promiseDate: '2026-12-04',
  });
});
it('ignores a stored basket of another version', () => {
  stubStorage('localStorage');
  localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 1, basket: buildBasket() }));
  expect(readStoredBasket()).toBeUndefined();
});
