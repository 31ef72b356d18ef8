import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, at, factsOf, minor, price, promotionOf, rateOf } from '../../testing/basket-facts.ts';
import type { BasketFacts } from './price-basket.ts';

describe('the totals of a basket', () => {
  it('add up exactly: lines, discounts, shipping and tax make the total', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const totals = price(facts);
        const afterDiscount = [...totals.lineAfterDiscountMinor.values()].reduce((a, b) => a + b, 0);
        expect(afterDiscount).toBe(totals.subTotalMinor - totals.discountMinor);
        expect(totals.totalMinor).toBe(afterDiscount + totals.shippingAfterDiscountMinor + totals.tax.totalMinor);
      }),
    );
  });

  it('are never negative', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const totals = price(facts);
        const parts = [...totals.lineAfterDiscountMinor.values(), totals.shippingAfterDiscountMinor, totals.tax.totalMinor];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are deterministic, whatever was priced before, and leave the facts as they are', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (facts, others) => {
        const unchanged = structuredClone(facts);
        const totals = price(facts);
        price(others);
        expect(facts).toEqual(unchanged);
        expect(price(unchanged)).toEqual(totals);
      }),
    );
  });

  it('ignore the amounts of other currencies', () => {
    fc.assert(
      fc.property(anyFacts, minor, (facts, other) => {
        const foreign = facts.currency === 'USD' ? 'CAD' : 'USD';
        const promotions = facts.promotions.map((entry) => ({
          ...entry,
          thresholdMinor: { ...entry.thresholdMinor, [foreign]: other },
          benefitMinor: { ...entry.benefitMinor, [foreign]: other },
        }));
        expect(price({ ...facts, promotions })).toEqual(price(facts));
      }),
    );
  });

  it('waive the shipping by a promotion', () => {
    const free = { ...factsOf([{ unitMinor: 4_000 }]), promotions: [promotionOf('shipping_free', 4_000, 0)] };
    expect(price(free)).toMatchObject({ shippingMinor: 895, shippingAfterDiscountMinor: 0, totalMinor: 4_000 });
    expect(price({ ...free, promotions: [promotionOf('shipping_free', 4_001, 0)] }).shippingAfterDiscountMinor).toBe(895);
  });

  it('waive the least expensive shipping only', () => {
    const rates = [rateOf('02', 895), rateOf('03', 2_995)];
    const free = { ...factsOf([{ unitMinor: 4_000 }]), rates, promotions: [promotionOf('shipping_free', 4_000, 0)] };
    expect(price(free)).toMatchObject({ shippingAfterDiscountMinor: 0, methodMinor: new Map(Object.entries({ '02': 0, '03': 2_995 })) });
    const overnight = price({ ...free, shippingMethodId: '03' });
    expect(overnight).toMatchObject({ shippingMinor: 2_995, shippingAfterDiscountMinor: 2_995 });
    expect(overnight.methodMinor).toEqual(new Map(Object.entries({ '02': 0, '03': 2_995 })));
  });

  it('state for each shipping method what choosing it costs', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const [shippingMethodId, amountMinor] of price(facts).methodMinor) {
          expect(price({ ...facts, shippingMethodId }).shippingAfterDiscountMinor).toBe(amountMinor);
        }
      }),
    );
  });

  it('discount merchandise only, and tax what is left of it', () => {
    const promotions = [promotionOf('order_amount', 5_000, 2_000)];
    const lines = [{ unitMinor: 5_000 }, { unitMinor: 10_000, taxClass: 'gift_card' as const }];
    const destination = { countryCode: 'US', stateCode: 'WI', postalCode: '54801' };
    const totals = price({ ...factsOf(lines), promotions, destination, rates: [] });
    expect([...totals.lineAfterDiscountMinor.values()]).toEqual([3_000, 10_000]);
    expect(totals).toMatchObject({ subTotalMinor: 15_000, discountMinor: 2_000, tax: { totalMinor: 150 }, totalMinor: 13_150 });
    const totalsBelow = price({ ...factsOf([{ unitMinor: 4_999 }, lines[1]!]), promotions });
    expect(totalsBelow).toMatchObject({
      discountMinor: 0,
      promotions: { approaching: [{ promotionId: 'order_amount', distanceMinor: 1 }] },
    });
  });

  it('choose shipping rates by the merchandise without gift cards, and say how far the next rate is', () => {
    const tiers = [rateOf('02', 895), { ...rateOf('02', 0), thresholdMinor: 5_000 }];
    const card = { unitMinor: 10_000, taxClass: 'gift_card' as const };
    const belowThreshold = price({ ...factsOf([{ unitMinor: 4_000 }, card]), rates: tiers });
    expect(belowThreshold).toMatchObject({
      shippingMinor: 895,
      promotions: { approaching: [{ thresholdMinor: 5_000, distanceMinor: 1_000 }] },
    });
    const atThreshold = price({ ...factsOf([{ unitMinor: 5_000 }, card]), rates: tiers });
    expect(atThreshold).toMatchObject({ shippingMinor: 0, promotions: { approaching: [] } });
    for (const lines of [[card], [{ unitMinor: 0 }]]) {
      expect(price({ ...factsOf(lines), rates: tiers })).toMatchObject({ shippingMinor: 895, promotions: { approaching: [] } });
    }
  });

  it('include shipping if any line is shipped', () => {
    const lines = [{ unitMinor: 4_000 }, { unitMinor: 2_500, taxClass: 'gift_card' as const, isShipped: false }];
    expect(price(factsOf(lines))).toMatchObject({ needsShipping: true, shippingMinor: 895 });
    expect(price(factsOf(lines.slice(1)))).toMatchObject({ needsShipping: false, shippingMinor: 0 });
  });

  it('include the default method until one is chosen that reaches the address', () => {
    const rates = [rateOf('02', 895), rateOf('03', 2_995)];
    const facts: BasketFacts = {
      currency: 'USD',
      at,
      lines: [{ id: 'a', quantity: 1, unitMinor: 4_000, taxClass: 'goods', isPickup: false, isShipped: true }],
      promotions: [],
      coupons: [],
      rates,
      shippingMethodId: undefined,
      destination: undefined,
      pickupDestination: undefined,
    };
    expect(price(facts)).toMatchObject({ isMethodChosen: false, shippingMinor: 895, totalMinor: 4_895 });
    expect(price({ ...facts, shippingMethodId: '03' })).toMatchObject({ isMethodChosen: true, shippingMinor: 2_995 });
    expect(price({ ...facts, shippingMethodId: 'gone' })).toMatchObject({ isMethodChosen: false, shippingMinor: 895 });
    expect(price({ ...facts, lines: facts.lines.map((entry) => ({ ...entry, isShipped: false })) })).toMatchObject({
      methods: [],
      shippingMinor: 0,
    });
  });
});
