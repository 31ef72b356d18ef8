import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Promotion } from '../promotions/promotion.ts';
import type { ShippingRate } from '../shipping/shipping-methods.ts';
import { quoteByTable } from '../tax/table-tax.ts';
import { type BasketFacts, sumBasket, taxRequestsOf, totalBasket } from './price-basket.ts';

const at = new Date('2026-11-21T12:00:00Z');
const always = { validFrom: new Date(0), validTo: new Date('2100-01-01') };

function price(facts: BasketFacts) {
  const sums = sumBasket(facts);
  return totalBasket(sums, taxRequestsOf(facts, sums).map(quoteByTable));
}

const store = { countryCode: 'US', stateCode: 'CA', postalCode: '94107' };
const minor = fc.nat(60_000);
const ways = [
  { isPickup: false, isShipped: true },
  { isPickup: false, isShipped: false },
  { isPickup: true, isShipped: false },
] as const;
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitMinor: minor,
    taxClass: fc.constantFrom('clothing' as const, 'goods' as const, 'gift_card' as const),
    way: fc.constantFrom(...ways),
  })
  .map(({ way, ...rest }) => ({ ...rest, ...way }));
const rate = fc
  .record({ methodId: fc.constantFrom('01', '02', '24'), thresholdMinor: fc.constantFrom(0, 5_000, 9_900), amountMinor: fc.nat(4_000) })
  .map((rate): ShippingRate => ({ ...rate, name: '', description: '', position: 1, daysLeast: 1, daysMost: 2, reachesPoBox: true }));
const promotion = fc
  .record({
    kind: fc.constantFrom('order_amount' as const, 'shipping_free' as const),
    usd: fc.tuple(minor, minor),
    cad: fc.tuple(minor, minor),
  })
  .map(
    ({ kind, usd, cad }): Promotion => ({
      id: `${kind}-${usd.join()}-${cad.join()}`,
      kind,
      thresholdMinor: { USD: usd[0], CAD: cad[0] },
      benefitMinor: { USD: usd[1], CAD: cad[1] },
      requiresCoupon: false,
      callout: '',
      priority: 0,
      ...always,
    }),
  );
const anyFacts = fc.record({
  currency: fc.constantFrom('USD' as const, 'CAD' as const),
  at: fc.constant(at),
  lines: fc.array(line, { maxLength: 8 }).map((lines) => lines.map((entry, index) => ({ id: String(index), ...entry }))),
  promotions: fc.array(promotion, { maxLength: 3 }),
  coupons: fc.constant([]),
  rates: fc.array(rate, { maxLength: 6 }),
  shippingMethodId: fc.constantFrom(undefined, '01', '02', 'gone'),
  destination: fc.constantFrom(
    undefined,
    { countryCode: 'US', stateCode: 'WI', postalCode: '54801' },
    { countryCode: 'CA', stateCode: 'QC' },
  ),
  pickupDestination: fc.constantFrom(undefined, store),
});

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

  it('are deterministic', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(price(facts)).toEqual(price(facts));
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

describe('the totals of a basket with pickup', () => {
  const inStore = { isPickup: true, isShipped: false };

  it('FULFIL-001 have the same merchandise and discounts whatever is shipped or picked up', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (facts, isPickup) => {
        const orderPromotions = { ...facts, promotions: facts.promotions.filter(({ kind }) => kind === 'order_amount') };
        const moved = {
          ...orderPromotions,
          lines: facts.lines.map((each, index) => ({ ...each, isPickup: isPickup[index]!, isShipped: !isPickup[index] })),
        };
        const [before, after] = [price(orderPromotions), price(moved)];
        expect(after.subTotalMinor).toBe(before.subTotalMinor);
        expect(after.lineAfterDiscountMinor).toEqual(before.lineAfterDiscountMinor);
      }),
    );
  });

  it('tax each line once, at the home or at the store, and add up over both', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const totals = price(facts);
        expect([...totals.tax.lines.keys()].sort()).toEqual(facts.lines.map(({ id }) => id).sort());
        const alone = (isPickup: boolean) => {
          const sums = sumBasket(facts);
          const [request] = taxRequestsOf({ ...facts, lines: facts.lines.filter((each) => each.isPickup === isPickup) }, sums);
          return request?.lines.length ? quoteByTable(request).totalMinor : 0;
        };
        expect(totals.tax.totalMinor).toBe(alone(false) + alone(true));
      }),
    );
  });

  it('tax what is picked up in the state of the store, and charge no shipping for it', () => {
    const destination = { countryCode: 'US', stateCode: 'OR', postalCode: '97201' };
    const facts = { ...factsOf([{ unitMinor: 10_000 }, { unitMinor: 10_000, ...inStore }]), destination, pickupDestination: store };
    const totals = price(facts);
    expect([...totals.tax.lines.values()]).toEqual([0, 725]);
    const pickupOnly = price({ ...facts, lines: facts.lines.slice(1) });
    expect(pickupOnly).toMatchObject({ needsShipping: false, methods: [], shippingMinor: 0, totalMinor: 10_725 });
    expect(pickupOnly.tax.isEstimate).toBe(false);
  });

  it('PROMO-010 reach thresholds of shipping with what is shipped only, and those of the order with everything', () => {
    const tiers = [rateOf('02', 895), { ...rateOf('02', 0), thresholdMinor: 5_000 }];
    const lines = [{ unitMinor: 4_000 }, { unitMinor: 9_000, ...inStore }];
    expect(price({ ...factsOf(lines), rates: tiers })).toMatchObject({
      shippingMinor: 895,
      promotions: { approaching: [{ thresholdMinor: 5_000, distanceMinor: 1_000 }] },
    });
    const promotions = [promotionOf('shipping_free', 5_000, 0), promotionOf('order_amount', 10_000, 1_000)];
    expect(price({ ...factsOf(lines), promotions })).toMatchObject({ discountMinor: 1_000, shippingAfterDiscountMinor: 895 });
    const enough = [{ unitMinor: 5_000 }, { unitMinor: 9_000, ...inStore }];
    expect(price({ ...factsOf(enough), promotions })).toMatchObject({ discountMinor: 1_000, shippingAfterDiscountMinor: 0 });
    const pickupOnly = price({ ...factsOf(lines.slice(1)), promotions: promotions.slice(0, 1) });
    expect(pickupOnly.promotions).toMatchObject({ shippingAdjustments: [], approaching: [] });
  });
});

function factsOf(lines: readonly Partial<BasketFacts['lines'][number]>[]): BasketFacts {
  return {
    currency: 'USD',
    at,
    lines: lines.map((line, index) => ({
      id: String(index),
      quantity: 1,
      unitMinor: 0,
      taxClass: 'goods',
      isPickup: false,
      isShipped: true,
      ...line,
    })),
    promotions: [],
    coupons: [],
    rates: [rateOf('02', 895)],
    shippingMethodId: undefined,
    destination: undefined,
    pickupDestination: undefined,
  };
}

function promotionOf(kind: Promotion['kind'], threshold: number, benefit: number): Promotion {
  const amounts = { thresholdMinor: { USD: threshold }, benefitMinor: { USD: benefit } };
  return { id: kind, kind, ...amounts, requiresCoupon: false, callout: '', priority: 0, ...always };
}

function rateOf(methodId: string, amountMinor: number): ShippingRate {
  return {
    methodId,
    amountMinor,
    thresholdMinor: 0,
    name: '',
    description: '',
    position: 1,
    daysLeast: 1,
    daysMost: 2,
    reachesPoBox: true,
  };
}
