import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasketCoupon } from './coupon-status.ts';
import { evaluatePromotions, type PromotionInput } from './evaluate-promotions.ts';
import type { Promotion } from './promotion.ts';

const at = new Date('2026-11-21T12:00:00Z');
const past = new Date('2026-01-01T00:00:00Z');
const future = new Date('2027-01-01T00:00:00Z');

const welcome: Promotion = {
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
const freeShipping: Promotion = {
  ...welcome,
  id: 'free-shipping-50',
  kind: 'shipping_free',
  benefitMinor: {},
  callout: "Shipping's on us.",
};
const couponOf = (promotion: Promotion, code = promotion.id.toUpperCase()): BasketCoupon => ({
  code,
  promotionId: promotion.id,
  isRedeemed: false,
  validFrom: past,
  validTo: future,
});
const line = (id: string, amountMinor: number, isGiftCard = false) => ({ id, amountMinor, isGiftCard });

function evaluate(overrides: Partial<PromotionInput>) {
  const promotions = [welcome, freeShipping];
  return evaluatePromotions({ currency: 'USD', at, lines: [], shippingMinor: 899, promotions, coupons: [], ...overrides });
}

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

const currency = fc.constantFrom('USD' as const, 'CAD' as const);
const amount = fc.integer({ min: 0, max: 100_000 });
const promotion = fc
  .record({
    kind: fc.constantFrom('order_amount' as const, 'shipping_free' as const),
    threshold: amount,
    benefit: amount,
    currencies: fc.subarray(['USD', 'CAD'] as const),
    requiresCoupon: fc.boolean(),
    priority: fc.integer({ min: 0, max: 3 }),
    validTo: fc.constantFrom(past, future),
  })
  .map(({ threshold, benefit, currencies, ...rest }, ..._) => ({
    ...rest,
    thresholdMinor: Object.fromEntries(currencies.map((code) => [code, threshold])),
    benefitMinor: Object.fromEntries(currencies.map((code) => [code, benefit])),
    callout: 'off',
    validFrom: new Date(0),
  }));
const anyInput = fc
  .record({
    currency,
    amounts: fc.array(fc.tuple(amount, fc.boolean()), { maxLength: 12 }),
    shippingMinor: fc.integer({ min: 0, max: 5_000 }),
    promotions: fc.array(promotion, { maxLength: 5 }),
    coupons: fc.array(fc.nat({ max: 4 }), { maxLength: 5 }),
  })
  .map(({ amounts, promotions, coupons, ...rest }): PromotionInput => {
    const named = promotions.map((entry, index) => ({ ...entry, id: `p${index}` }));
    return {
      ...rest,
      at,
      lines: amounts.map(([minor, isGiftCard], index) => line(`l${index}`, minor, isGiftCard)),
      promotions: named,
      coupons: coupons.map((index, position) => ({ ...couponOf(welcome, `C${position}`), promotionId: `p${index}` })),
    };
  });

describe('the properties of promotions', () => {
  it('the shares of the lines add up to the order discount, and no line falls below zero', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const outcome = evaluatePromotions(input);
        const discount = outcome.orderAdjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect([...outcome.lineShares.values()].reduce((a, b) => a + b, 0)).toBe(discount);
        for (const { id, amountMinor } of input.lines) {
          const share = outcome.lineShares.get(id) ?? -1;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(amountMinor);
        }
      }),
    );
  });

  it('the adjustments are sorted by priority, then by id', () => {
    const applicable = fc
      .uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), priority: fc.integer({ min: -2, max: 2 }) }), {
        selector: ({ id }) => id,
        minLength: 2,
        maxLength: 6,
      })
      .map((all) =>
        all.map(
          (each): Promotion => ({ ...welcome, ...each, requiresCoupon: false, thresholdMinor: { USD: 0 }, benefitMinor: { USD: 500 } }),
        ),
      );
    fc.assert(
      fc.property(applicable, (promotions) => {
        const ids = evaluate({ lines: [line('a', 10_000)], promotions }).orderAdjustments.map(({ promotionId }) => promotionId);
        const byId = promotions.map(({ id }) => id).sort();
        const priorityOf = new Map(promotions.map(({ id, priority }) => [id, priority]));
        const expected = [2, 1, 0, -1, -2].flatMap((priority) => byId.filter((id) => priorityOf.get(id) === priority));
        expect(ids).toEqual(expected);
      }),
    );
  });

  it('the shipping discount never exceeds the shipping, and the order of promotions does not matter', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const outcome = evaluatePromotions(input);
        const discount = outcome.shippingAdjustments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(discount).toBeLessThanOrEqual(input.shippingMinor);
        expect(evaluatePromotions({ ...input, promotions: [...input.promotions].reverse() })).toEqual(outcome);
      }),
    );
  });

  it('a promotion applies from its start until just before its end, with or without a coupon', () => {
    const moment = fc.constantFrom(past, new Date(at.getTime() - 1), at, new Date(at.getTime() + 1), future);
    const dates = fc.array(fc.record({ validFrom: moment, validTo: moment, requiresCoupon: fc.boolean() }), { minLength: 5, maxLength: 5 });
    let excluded = 0;
    fc.assert(
      fc.property(anyInput, dates, (input, validity) => {
        const promotions = input.promotions.map((entry, index) => ({ ...entry, ...validity[index] }));
        const valid = promotions.filter(({ validFrom, validTo }) => validFrom <= at && at < validTo);
        const { couponStatus: _, ...outcome } = evaluatePromotions({ ...input, promotions });
        const { couponStatus: __, ...expected } = evaluatePromotions({
          ...input,
          promotions: valid.map((each) => ({ ...each, validFrom: past, validTo: future })),
        });
        expect(outcome).toEqual(expected);
        excluded += promotions.length - valid.length;
      }),
    );
    expect(excluded).toBeGreaterThan(20);
  });

  it('the amounts of other currencies do not matter', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const only = <T>(values: Partial<Record<string, T>>) => ({ [input.currency]: values[input.currency] });
        const promotions = input.promotions.map((entry) => ({
          ...entry,
          thresholdMinor: only(entry.thresholdMinor),
          benefitMinor: only(entry.benefitMinor),
        }));
        expect(evaluatePromotions({ ...input, promotions })).toEqual(evaluatePromotions(input));
      }),
    );
  });
});
