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
      fc.property(level, (given) => {
        const { availableToPromise, availableNow, isBackorder, inStockDate } = availabilityOf(given);
        expect(availableToPromise).toBe(Math.max(0, given.onHand + given.backorderLimit - given.reserved));
        expect(availableNow).toBeGreaterThanOrEqual(0);
        expect(availableNow).toBe(Math.min(availableToPromise, Math.max(0, given.onHand - given.reserved)));
        expect(availableNow).toBeLessThanOrEqual(availableToPromise);
        expect(isBackorder).toBe(availableToPromise > 0 && given.onHand <= given.reserved);
        expect(inStockDate).toBe(availableToPromise > availableNow ? (given.inStockDate ?? undefined) : undefined);
      }),
    );
  });

  it('is zero without a stock row', () => {
    expect(availabilityOf(undefined)).toEqual({ availableToPromise: 0, availableNow: 0, isBackorder: false, inStockDate: undefined });
  });
});
