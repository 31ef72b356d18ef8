import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../inventory/availability.ts';
import { splitQuantity, statusOf } from './split-quantity.ts';

const levels = fc.record({
  onHand: fc.integer({ min: -20, max: 40 }),
  backorderLimit: fc.integer({ min: 0, max: 40 }),
  reserved: fc.integer({ min: 0, max: 40 }),
  inStockDate: fc.constant(null),
});

describe('a requested quantity', () => {
  it('API-043 is split without remainder: stock first, and never more than is available to promise', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 60 }), (stock, quantity) => {
        const level = availabilityOf(stock);
        const { inStock, backordered, unavailable } = splitQuantity(quantity, level);
        expect(inStock + backordered + unavailable).toBe(quantity);
        expect(Math.min(inStock, backordered, unavailable)).toBeGreaterThanOrEqual(0);
        expect(inStock + backordered).toBe(Math.min(quantity, level.availableToPromise));
        if (backordered > 0) expect(inStock).toBe(level.availableNow);
      }),
    );
  });

  it('API-043 is available only if no unit is unavailable', () => {
    expect(statusOf({ inStock: 2, backordered: 0, unavailable: 0 })).toBe('IN_STOCK');
    expect(statusOf({ inStock: 1, backordered: 1, unavailable: 0 })).toBe('BACKORDER');
    expect(statusOf({ inStock: 1, backordered: 1, unavailable: 1 })).toBe('NOT_AVAILABLE');
  });
});
