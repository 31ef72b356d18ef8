import type { Promotion } from './promotion.ts';

/** Status of a coupon; only `applied` is a success (PROMO-002). */
export type CouponStatus = 'applied' | 'no_applicable_promotion' | 'coupon_expired' | 'coupon_already_redeemed' | 'coupon_not_yet_active';

export interface BasketCoupon {
  code: string;
  promotionId: string;
  isRedeemed: boolean;
  validFrom: Date;
  validTo: Date;
}

export function couponRejection(coupon: BasketCoupon, promotion: Promotion | undefined, at: Date): CouponStatus | undefined {
  if (coupon.isRedeemed) return 'coupon_already_redeemed';
  if (at >= coupon.validTo || (promotion && at >= promotion.validTo)) return 'coupon_expired';
  if (at < coupon.validFrom || (promotion && at < promotion.validFrom)) return 'coupon_not_yet_active';
  return promotion ? undefined : 'no_applicable_promotion';
}
