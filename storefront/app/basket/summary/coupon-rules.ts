/** Promo codes. Pure. */
import type { Basket, CouponItem } from '@outfitter/contract/client';

/** Why a typed code cannot be sent, in the specification's words (PROMO-001). */
export function promoCodeError(typed: string): string | undefined {
  return typed.trim() === '' ? 'Invalid promo code: code cannot be empty' : undefined;
}

/** The coupon that a typed code became; codes are compared without regard to case. */
export function findCoupon(basket: Pick<Basket, 'couponItems'>, typed: string): CouponItem | undefined {
  const wanted = typed.trim().toUpperCase();
  return basket.couponItems.find(({ code }) => code.toUpperCase() === wanted);
}

/** 'Promo successfully applied' is said only of a coupon whose status is applied (PROMO-002). */
export function wasCouponApplied(coupon: CouponItem | undefined): boolean {
  return coupon?.statusCode === 'applied';
}
