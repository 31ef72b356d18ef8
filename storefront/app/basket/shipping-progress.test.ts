import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shippingProgress } from './shipping-progress.ts';
import { aBasket, anItem } from './testing/a-basket.ts';

const applicableShippingMethods = [{ id: '02', name: 'Ground', description: '', price: 8.95 }];
const approaching = (distance: number) => [
  { type: 'shipping' as const, promotionId: 'free-shipping-99', conditionThreshold: 99, distance },
];

it('PROMO-004 measures the way to the nearest threshold', () => {
  const basket = aBasket([anItem('1')], { applicableShippingMethods, c_approachingDiscounts: [...approaching(73), ...approaching(24)] });
  expect(shippingProgress(basket)).toEqual({ share: 1 - 24 / 99, missing: 24 });
});
it('is full once shipping is free, and silent where nothing is shipped or nothing would help', () => {
  expect(shippingProgress(aBasket([anItem('1')], { applicableShippingMethods, shippingTotal: 0 }))).toEqual({ share: 1, missing: 0 });
  expect(shippingProgress(aBasket([anItem('1')], { applicableShippingMethods }))).toBeUndefined();
  expect(shippingProgress(aBasket([], { c_approachingDiscounts: approaching(20) }))).toBeUndefined();
});
it('is never full while something is missing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 99, noNaN: true }), (distance) => {
      const basket = aBasket([anItem('1')], { applicableShippingMethods, c_approachingDiscounts: approaching(distance) });
      return shippingProgress(basket)!.share < 1;
    }),
  );
});
