import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteByTable } from '../../tax/table-tax.ts';
import { anyFacts, factsOf, price, promotionOf, rateOf, californiaStore as store } from '../../testing/basket-facts.ts';
import { sumBasket, taxRequestsOf } from './price-basket.ts';

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
