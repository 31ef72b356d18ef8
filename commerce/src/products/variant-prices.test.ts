import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OfferedPrice, priceRange } from './variant-prices.ts';

const offer = (unitMinor: number, kind: 'list' | 'sale' | 'clearance' = 'list', isOrderable = true): OfferedPrice => ({
  price: { unitMinor, listMinor: 10_000, kind },
  isOrderable,
});

describe('the span of some prices', () => {
  it('is struck only where every price in it is lowered (PDP-008)', () => {
    expect(priceRange([offer(8_000, 'sale'), offer(9_000, 'sale')])).toMatchObject({
      price: 80,
      priceMax: 90,
      strikePrice: 100,
      isSale: true,
    });
    const some = priceRange([offer(8_000, 'clearance'), offer(10_000)]);
    expect(some).toMatchObject({ price: 80, priceMax: 100, isClearance: false });
    expect(some).not.toHaveProperty('strikePrice');
  });

  it('leaves out what cannot be ordered while anything can', () => {
    expect(priceRange([offer(2_000, 'clearance', false), offer(10_000)])).toMatchObject({ price: 100, priceMax: 100 });
    expect(priceRange([offer(2_000, 'clearance', false)])).toMatchObject({ price: 20, isClearance: true });
    expect(priceRange([])).toBeUndefined();
  });

  it('lies within its prices, whatever they are', () => {
    const any = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('list' as const, 'sale' as const), fc.boolean());
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (given) => {
        const offers = given.map(([unit, kind, isOrderable]) => offer(unit, kind, isOrderable));
        const span = priceRange(offers)!;
        const units = offers.map(({ price }) => price.unitMinor / 100);
        expect(span.price).toBeLessThanOrEqual(span.priceMax);
        expect(units).toContain(span.price);
        expect(units).toContain(span.priceMax);
      }),
    );
  });
});
