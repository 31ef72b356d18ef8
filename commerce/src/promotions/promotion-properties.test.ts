import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePromotions, type PromotionInput } from './evaluate-promotions.ts';
import type { Promotion } from './promotion.ts';
import { at, couponOf, evaluate, future, line, past, welcome } from './testing/promotion-builder.ts';

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
