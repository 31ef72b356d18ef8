import type { BasketCoupon } from '../coupon-status.ts';
import { evaluatePromotions, type PromotionInput } from '../evaluate-promotions.ts';
import type { Promotion } from '../promotion.ts';

export const at = new Date('2026-11-21T12:00:00Z');
export const past = new Date('2026-01-01T00:00:00Z');
export const future = new Date('2027-01-01T00:00:00Z');

/** Builds a promotion of $10 off every order. */
export const buildPromotion = (overrides: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  kind: 'order_amount',
  thresholdMinor: { USD: 0 },
  benefitMinor: { USD: 1_000 },
  requiresCoupon: false,
  callout: 'Save',
  validFrom: new Date(0),
  validTo: new Date('2100-01-01'),
  priority: 0,
  ...overrides,
});

export const welcome: Promotion = {
  id: 'welcome-15',
  kind: 'order_amount',
  thresholdMinor: { USD: 5_000, CAD: 6_500 },
  benefitMinor: { USD: 1_500, CAD: 2_000 },
  requiresCoupon: true,
  callout: '$15 off your first $50',
  validFrom: past,
  validTo: future,
  priority: 0,
};
export const freeShipping: Promotion = {
  ...welcome,
  id: 'free-shipping-50',
  kind: 'shipping_free',
  benefitMinor: {},
  callout: "Shipping's on us.",
};
export const couponOf = (promotion: Promotion, code = promotion.id.toUpperCase()): BasketCoupon => ({
  code,
  promotionId: promotion.id,
  isRedeemed: false,
  validFrom: past,
  validTo: future,
});
export const line = (id: string, amountMinor: number, isGiftCard = false) => ({ id, amountMinor, isGiftCard });

export function evaluate(overrides: Partial<PromotionInput>) {
  const promotions = [welcome, freeShipping];
  return evaluatePromotions({ currency: 'USD', at, lines: [], shippingMinor: 899, promotions, coupons: [], ...overrides });
}
