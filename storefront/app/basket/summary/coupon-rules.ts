import type { Basket, CouponItem } from '@outfitter/contract/client';

export function isEmptyCode(typed: string): boolean {
  return typed.trim() === '';
}

export function findCoupon(basket: Pick<Basket, 'couponItems'>, typed: string): CouponItem | undefined {
  const normalized = typed.trim().toUpperCase();
  return basket.couponItems.find(({ code }) => code.toUpperCase() === normalized);
}

/** Returns whether a code was applied. Only the status `applied` counts as success (PROMO-002). */
export function wasCouponApplied(coupon: CouponItem | undefined): boolean {
  return coupon?.statusCode === 'applied';
}
