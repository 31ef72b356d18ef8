import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
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
  expect(JSON.parse(text)).toMatchObject({ shape: 1, basket: { basketId: basket.basketId } });
  expect(text).not.toMatch(/Dale|dale@example.com/);
  storeBasket(null);
  expect(readStoredBasket()).toBeUndefined();
});
it('ignores a stored basket of another version', () => {
  stubStorage('localStorage');
  localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 0, basket: buildBasket() }));
  expect(readStoredBasket()).toBeUndefined();
});
