import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCoupon, isEmptyCode, wasCouponApplied } from './coupon-rules.ts';

const coupon = (code: string, statusCode: 'applied' | 'coupon_expired') => ({ couponItemId: code, code, statusCode, valid: true });

it('PROMO-001 rejects a blank code', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(' ', '\t') }), isEmptyCode));
  expect(isEmptyCode('WELCOME15')).toBe(false);
});
it('PROMO-002 finds the coupon of a typed code, and counts only the status applied as success', () => {
  const basket = { couponItems: [coupon('WELCOME15', 'applied'), coupon('EXPIRED', 'coupon_expired')] };
  expect(wasCouponApplied(findCoupon(basket, ' welcome15 '))).toBe(true);
  expect(wasCouponApplied(findCoupon(basket, 'EXPIRED'))).toBe(false);
  expect(wasCouponApplied(findCoupon(basket, 'OTHER'))).toBe(false);
});
