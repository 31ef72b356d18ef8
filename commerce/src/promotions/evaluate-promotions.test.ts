import { describe, expect, it } from 'vitest';
import type { BasketCoupon } from './coupon-status.ts';
import type { Promotion } from './promotion.ts';
import { at, couponOf, evaluate, freeShipping, future, line, welcome } from './testing/promotion-builder.ts';

describe('promotions', () => {
  it('PROMO-003 discount the order once the threshold is reached', () => {
    const outcome = evaluate({ lines: [line('a', 5_000)], coupons: [couponOf(welcome, 'WELCOME15')] });
    expect(outcome.orderAdjustments).toMatchObject([{ promotionId: 'welcome-15', couponCode: 'WELCOME15', amountMinor: 1_500 }]);
    expect(outcome.couponStatus.get('WELCOME15')).toBe('applied');
  });

  it('PROMO-004 report the distance to the threshold, and the coupon does not apply', () => {
    const outcome = evaluate({ lines: [line('a', 4_200)], coupons: [couponOf(welcome, 'WELCOME15')] });
    expect(outcome.orderAdjustments).toEqual([]);
    expect(outcome.couponStatus.get('WELCOME15')).toBe('no_applicable_promotion');
    expect(outcome.approaching).toEqual([{ promotionId: 'welcome-15', type: 'order', thresholdMinor: 5_000, distanceMinor: 800 }]);
  });

  it('say what a coupon gives before the cart has anything, in its currency, unless the coupon can give nothing', () => {
    const spent = { ...couponOf(freeShipping, 'SPENT'), isRedeemed: true };
    const coupons = [couponOf(welcome, 'WELCOME15'), couponOf(freeShipping, 'FREESHIP50'), spent];
    expect([...evaluate({ currency: 'CAD', coupons }).couponOffers]).toEqual([
      ['WELCOME15', { type: 'order', thresholdMinor: 6_500, benefitMinor: 2_000 }],
      ['FREESHIP50', { type: 'shipping', thresholdMinor: 6_500, benefitMinor: undefined }],
    ]);
    const onlyUs = { ...welcome, thresholdMinor: { USD: 5_000 } };
    expect(evaluate({ currency: 'CAD', promotions: [onlyUs], coupons: [couponOf(onlyUs)] }).couponOffers.size).toBe(0);
  });

  it('PROMO-010 waive the shipping from their threshold on', () => {
    const coupons = [couponOf(freeShipping)];
    expect(evaluate({ lines: [line('a', 4_999)], coupons }).shippingAdjustments).toEqual([]);
    expect(evaluate({ lines: [line('a', 5_000)], coupons }).shippingAdjustments).toMatchObject([{ amountMinor: 899 }]);
  });

  it('ignore gift cards for thresholds and discounts', () => {
    const coupons = [couponOf(welcome)];
    expect(evaluate({ lines: [line('card', 50_000, true), line('a', 4_000)], coupons }).orderAdjustments).toEqual([]);
    expect(evaluate({ lines: [line('card', 50_000, true), line('a', 5_000)], coupons }).lineShares.get('card')).toBe(0);
  });

  it('report why a coupon does not apply: redeemed, expired, not yet active, without promotion, duplicate', () => {
    const status = (coupon: BasketCoupon, promotions = [welcome]) =>
      evaluate({ lines: [line('a', 9_000)], coupons: [coupon], promotions }).couponStatus.get(coupon.code);
    expect(status({ ...couponOf(welcome), isRedeemed: true })).toBe('coupon_already_redeemed');
    expect(status({ ...couponOf(welcome), validTo: at })).toBe('coupon_expired');
    expect(status({ ...couponOf(welcome), validFrom: future })).toBe('coupon_not_yet_active');
    expect(status(couponOf(welcome), [{ ...welcome, validTo: at }])).toBe('coupon_expired');
    expect(status(couponOf(welcome), [])).toBe('no_applicable_promotion');
    const doubled = evaluate({ lines: [line('a', 9_000)], coupons: [couponOf(welcome, 'ONE'), couponOf(welcome, 'TWO')] });
    expect([...doubled.couponStatus.values()]).toEqual(['applied', 'no_applicable_promotion']);
    expect(doubled.orderAdjustments).toHaveLength(1);
  });

  it('apply by descending priority, each to the remainder of the previous ones', () => {
    const discount = (id: string, priority: number): Promotion => ({
      ...welcome,
      id,
      priority,
      requiresCoupon: false,
      thresholdMinor: { USD: 0 },
      benefitMinor: { USD: 4_000 },
    });
    const applied = (promotions: Promotion[]) =>
      evaluate({ lines: [line('a', 5_000)], promotions }).orderAdjustments.map(({ promotionId, amountMinor }) => [
        promotionId,
        amountMinor,
      ]);
    for (const order of [
      [discount('low', 1), discount('high', 2)],
      [discount('high', 2), discount('low', 1)],
    ]) {
      expect(applied(order)).toEqual([
        ['high', 4_000],
        ['low', 1_000],
      ]);
    }
    expect(applied([discount('b', 1), discount('a', 1)])).toEqual([
      ['a', 4_000],
      ['b', 1_000],
    ]);
  });

  it('waive the shipping once, by the free shipping with the highest priority', () => {
    const waive = (id: string, priority: number): Promotion => ({ ...freeShipping, id, priority, requiresCoupon: false });
    const promotions = [waive('low', 1), waive('high', 2)];
    expect(evaluate({ lines: [line('a', 5_000)], promotions }).shippingAdjustments).toMatchObject([
      { promotionId: 'high', amountMinor: 899 },
    ]);
  });

  it('do not apply in a currency without a threshold', () => {
    const usdOnly = { ...welcome, thresholdMinor: { USD: 5_000 }, benefitMinor: { USD: 1_500 } };
    const input = { lines: [line('a', 900_000)], promotions: [usdOnly], coupons: [couponOf(usdOnly)] };
    expect(evaluate({ ...input, currency: 'CAD' })).toMatchObject({ orderAdjustments: [], approaching: [] });
    expect(evaluate({ ...input, currency: 'USD' }).orderAdjustments).toHaveLength(1);
    const shipping = { ...freeShipping, thresholdMinor: { USD: 0 }, requiresCoupon: false };
    const shippingIn = (currency: 'USD' | 'CAD') => evaluate({ lines: input.lines, promotions: [shipping], currency }).shippingAdjustments;
    expect([shippingIn('CAD').length, shippingIn('USD').length]).toEqual([0, 1]);
  });

  it('do not apply to a basket without merchandise, even from a threshold of 0', () => {
    const promotions = [welcome, freeShipping].map((each) => ({ ...each, thresholdMinor: { USD: 0 } }));
    const coupons = promotions.map((each) => couponOf(each));
    for (const lines of [[], [line('card', 50_000, true)]]) {
      const outcome = evaluate({ lines, promotions, coupons });
      expect(outcome).toMatchObject({ orderAdjustments: [], shippingAdjustments: [], approaching: [] });
      expect([...outcome.couponStatus.values()]).toEqual(['no_applicable_promotion', 'no_applicable_promotion']);
    }
    expect(evaluate({ lines: [line('sample', 0)], promotions, coupons }).shippingAdjustments).toHaveLength(1);
  });
});
