import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../inventory/availability.ts';
import { divideQuantity, statusOf } from './divide-quantity.ts';

const levels = fc.record({
  onHand: fc.integer({ min: -20, max: 40 }),
  backorderLimit: fc.integer({ min: 0, max: 40 }),
  reserved: fc.integer({ min: 0, max: 40 }),
  inStockDate: fc.constant(null),
});

describe('a quantity that is asked for', () => {
  it('API-043 divides without rest, takes what is on the shelf first, and never more than may be promised', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 60 }), (stock, quantity) => {
        const level = availabilityOf(stock);
        const { onShelf, later, lacking } = divideQuantity(quantity, level);
        expect(onShelf + later + lacking).toBe(quantity);
        expect(Math.min(onShelf, later, lacking)).toBeGreaterThanOrEqual(0);
        expect(onShelf + later).toBe(Math.min(quantity, level.availableToPromise));
        if (later > 0) expect(onShelf).toBe(level.availableNow);
      }),
    );
  });

  it('API-043 is available exactly where nothing of it is lacking', () => {
    expect(statusOf({ onShelf: 2, later: 0, lacking: 0 })).toBe('IN_STOCK');
    expect(statusOf({ onShelf: 1, later: 1, lacking: 0 })).toBe('BACKORDER');
    expect(statusOf({ onShelf: 1, later: 1, lacking: 1 })).toBe('NOT_AVAILABLE');
  });
});
