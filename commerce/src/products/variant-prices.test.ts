import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OfferedPrice, priceRange } from './variant-prices.ts';

const offer = (unitMinor: number, kind: 'list' | 'sale' | 'clearance' = 'list', isOrderable = true): OfferedPrice => ({
  price: { unitMinor, listMinor: 10_000, kind },
  isOrderable,
});

describe('a price range', () => {
  it('has a strike price only if every price is reduced (PDP-008)', () => {
    expect(priceRange([offer(8_000, 'sale'), offer(9_000, 'sale')])).toMatchObject({
      price: 80,
      priceMax: 90,
      strikePrice: 100,
      isSale: true,
    });
    const partlyReduced = priceRange([offer(8_000, 'clearance'), offer(10_000)]);
    expect(partlyReduced).toMatchObject({ price: 80, priceMax: 100, isClearance: false });
    expect(partlyReduced).not.toHaveProperty('strikePrice');
  });

  it('ignores unorderable variants if any variant is orderable', () => {
    expect(priceRange([offer(2_000, 'clearance', false), offer(10_000)])).toMatchObject({ price: 100, priceMax: 100 });
    expect(priceRange([offer(2_000, 'clearance', false)])).toMatchObject({ price: 20, isClearance: true });
    expect(priceRange([])).toBeUndefined();
  });

  it('starts and ends at one of its prices, for any prices', () => {
    const anyOffer = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('list' as const, 'sale' as const), fc.boolean());
    fc.assert(
      fc.property(fc.array(anyOffer, { minLength: 1 }), (variants) => {
        const offers = variants.map(([unit, kind, isOrderable]) => offer(unit, kind, isOrderable));
        const range = priceRange(offers)!;
        const units = offers.map(({ price }) => price.unitMinor / 100);
        expect(range.price).toBeLessThanOrEqual(range.priceMax);
        expect(units).toContain(range.price);
        expect(units).toContain(range.priceMax);
      }),
    );
  });
});
