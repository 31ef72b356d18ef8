import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';

const level = fc.record({
  onHand: fc.integer({ min: -50, max: 200 }),
  backorderLimit: fc.nat({ max: 50 }),
  reserved: fc.nat({ max: 200 }),
  inStockDate: fc.constantFrom(null, '2026-12-12'),
});

describe('the availability of a stock level', () => {
  it('is never negative and never exceeds stock and backorder limit', () => {
    fc.assert(
      fc.property(level, (stockLevel) => {
        const { availableToPromise, availableNow, isBackorder, inStockDate } = availabilityOf(stockLevel);
        expect(availableToPromise).toBe(Math.max(0, stockLevel.onHand + stockLevel.backorderLimit - stockLevel.reserved));
        expect(availableNow).toBeGreaterThanOrEqual(0);
        expect(availableNow).toBe(Math.min(availableToPromise, Math.max(0, stockLevel.onHand - stockLevel.reserved)));
        expect(availableNow).toBeLessThanOrEqual(availableToPromise);
        expect(isBackorder).toBe(availableToPromise > 0 && stockLevel.onHand <= stockLevel.reserved);
        expect(inStockDate).toBe(availableToPromise > availableNow ? (stockLevel.inStockDate ?? undefined) : undefined);
      }),
    );
  });

  it('is zero without a stock row', () => {
    expect(availabilityOf(undefined)).toEqual({ availableToPromise: 0, availableNow: 0, isBackorder: false, inStockDate: undefined });
  });
});
