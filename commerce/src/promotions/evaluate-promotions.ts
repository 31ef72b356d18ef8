import type { Currency } from '../platform/money.ts';
import { allocate } from '../platform/money.ts';
import { type BasketCoupon, type CouponStatus, couponRejection } from './coupon-status.ts';
import type { Promotion } from './promotion.ts';

export interface PromotionInput {
  currency: Currency;
  at: Date;
  /** Lines of the basket. Items that are picked up count toward order discounts, not toward free shipping. */
  lines: readonly { id: string; amountMinor: number; isGiftCard: boolean; isPickup?: boolean }[];
  /** The shipping that promotions may waive: that of the least expensive method, 0 for a faster one. */
  shippingMinor: number;
  promotions: readonly Promotion[];
  coupons: readonly BasketCoupon[];
}

export interface Adjustment {
  promotionId: string;
  couponCode: string | undefined;
  text: string;
  /** The discount as a positive number of minor units. */
  amountMinor: number;
}

export interface ApproachingDiscount {
  promotionId: string;
  type: 'order' | 'shipping';
  thresholdMinor: number;
  distanceMinor: number;
}

/** Discount of a coupon from a threshold on; free shipping has no amount. */
export interface CouponOffer {
  type: ApproachingDiscount['type'];
  thresholdMinor: number;
  benefitMinor: number | undefined;
}

export interface PromotionOutcome {
  orderAdjustments: Adjustment[];
  shippingAdjustments: Adjustment[];
  lineShares: Map<string, number>;
  couponStatus: Map<string, CouponStatus>;
  /** Offers of the coupons that are usable now, whatever the basket contains. */
  couponOffers: Map<string, CouponOffer>;
  approaching: ApproachingDiscount[];
}

interface Remaining {
  order: number;
  shipping: number;
}

function isValid(promotion: Promotion, at: Date): boolean {
  return promotion.validFrom <= at && at < promotion.validTo;
}

/** Returns the discount of a promotion whose threshold is reached, in minor units; `undefined` if it has no effect. */
function benefitOf(promotion: Promotion, currency: Currency, remaining: Remaining, outcome: PromotionOutcome): number | undefined {
  // Free shipping counts as applied even if shipping is free anyway, but only once.
  if (promotion.kind === 'shipping_free') return outcome.shippingAdjustments.length === 0 ? remaining.shipping : undefined;
  return Math.min(promotion.benefitMinor[currency] ?? 0, remaining.order) || undefined;
}

const typeOf = ({ kind }: Promotion): ApproachingDiscount['type'] => (kind === 'shipping_free' ? 'shipping' : 'order');

function usableCoupons(
  input: PromotionInput,
  { couponStatus: status, couponOffers }: Pick<PromotionOutcome, 'couponStatus' | 'couponOffers'>,
): Map<string, BasketCoupon> {
  const usable = new Map<string, BasketCoupon>();
  for (const coupon of input.coupons) {
    const promotion = input.promotions.find(({ id }) => id === coupon.promotionId);
    const rejection = couponRejection(coupon, promotion, input.at);
    status.set(coupon.code, rejection ?? 'no_applicable_promotion');
    const thresholdMinor = promotion?.thresholdMinor[input.currency];
    if (!rejection && promotion && thresholdMinor !== undefined)
      couponOffers.set(coupon.code, { type: typeOf(promotion), thresholdMinor, benefitMinor: promotion.benefitMinor[input.currency] });
    if (!rejection && !usable.has(coupon.promotionId)) usable.set(coupon.promotionId, coupon);
  }
  return usable;
}

/**
 * Evaluates promotions by descending priority. Gift cards neither count toward a threshold nor get a discount. Each order promotion applies
 * to the amounts that remain after the previous ones, so no line falls below zero.
 */
export function evaluatePromotions(input: PromotionInput): PromotionOutcome {
  const { currency, at } = input;
  const merchandise = input.lines.filter((line) => !line.isGiftCard);
  const eligible = { order: merchandise, shipping: merchandise.filter((line) => !line.isPickup) };
  const minorOf = (lines: PromotionInput['lines']) => lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const outcome: PromotionOutcome = {
    orderAdjustments: [],
    shippingAdjustments: [],
    lineShares: new Map(input.lines.map((line) => [line.id, 0])),
    couponStatus: new Map(),
    couponOffers: new Map(),
    approaching: [],
  };
  const coupons = usableCoupons(input, outcome);
  const remaining: Remaining = { order: minorOf(merchandise), shipping: input.shippingMinor };
  const inOrder = input.promotions
    .filter((promotion) => isValid(promotion, at) && (!promotion.requiresCoupon || coupons.has(promotion.id)))
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  for (const promotion of inOrder) {
    const thresholdMinor = promotion.thresholdMinor[currency];
    const type = typeOf(promotion);
    if (thresholdMinor === undefined || eligible[type].length === 0) continue;
    const distanceMinor = thresholdMinor - minorOf(eligible[type]);
    if (distanceMinor > 0) {
      outcome.approaching.push({ promotionId: promotion.id, type, thresholdMinor, distanceMinor });
      continue;
    }
    const amountMinor = benefitOf(promotion, currency, remaining, outcome);
    if (amountMinor === undefined) continue;
    const coupon = coupons.get(promotion.id);
    if (coupon) outcome.couponStatus.set(coupon.code, 'applied');
    remaining[type] -= amountMinor;
    const adjustments = type === 'shipping' ? outcome.shippingAdjustments : outcome.orderAdjustments;
    adjustments.push({ promotionId: promotion.id, couponCode: coupon?.code, text: promotion.callout, amountMinor });
  }
  const discountMinor = outcome.orderAdjustments.reduce((sum, adjustment) => sum + adjustment.amountMinor, 0);
  const shares = allocate(
    discountMinor,
    merchandise.map((line) => line.amountMinor),
  );
  for (const [index, line] of merchandise.entries()) outcome.lineShares.set(line.id, shares[index] ?? 0);
  return outcome;
}
