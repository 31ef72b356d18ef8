import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { freeShippingProgress } from './shipping-progress.ts';

const applicableShippingMethods = [{ id: '02', name: 'Ground', description: '', price: 8.95 }];
const approaching = (distance: number) => [
  { type: 'shipping' as const, promotionId: 'free-shipping-99', conditionThreshold: 99, distance },
];

it('PROMO-004 measures the progress to the nearest threshold', () => {
  const basket = buildBasket([buildBasketItem('1')], {
    applicableShippingMethods,
    c_approachingDiscounts: [...approaching(73), ...approaching(24)],
  });
  expect(freeShippingProgress(basket)).toEqual({ share: 1 - 24 / 99, missing: 24 });
});
it('is full if shipping is free, and undefined if nothing is shipped or no promotion offers free shipping', () => {
  expect(freeShippingProgress(buildBasket([buildBasketItem('1')], { applicableShippingMethods, shippingTotal: 0 }))).toEqual({
    share: 1,
    missing: 0,
  });
  expect(freeShippingProgress(buildBasket([buildBasketItem('1')], { applicableShippingMethods }))).toBeUndefined();
  expect(freeShippingProgress(buildBasket([], { c_approachingDiscounts: approaching(20) }))).toBeUndefined();
});
it('is never full below the threshold', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 99, noNaN: true }), (distance) => {
      const basket = buildBasket([buildBasketItem('1')], { applicableShippingMethods, c_approachingDiscounts: approaching(distance) });
      return freeShippingProgress(basket)!.share < 1;
    }),
  );
});
