import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import { inventoryMessage } from './inventory-message.ts';
import { promisedAvailability } from './location-stock.ts';

const level = (onHand: number, overrides: object = {}) =>
  availabilityOf({ onHand, backorderLimit: 0, reserved: 0, inStockDate: null, ...overrides });
const one = { quantity: 1, isStore: true };

describe('the inventory message', () => {
  it("FULFIL-014 FULFIL-017 of a backordered item is 'Backorder until {date}', or 'Time Unavailable' without a date", () => {
    expect(inventoryMessage(level(0, { backorderLimit: 5, inStockDate: '2026-12-12' }), one)).toBe('Backorder until 2026-12-12');
    expect(inventoryMessage(level(0, { backorderLimit: 5 }), one)).toBe('Time Unavailable');
  });

  it('names the backorder as soon as the quantity exceeds what is in stock', () => {
    const some = level(2, { backorderLimit: 5, inStockDate: '2026-12-12' });
    expect(inventoryMessage(some, { quantity: 2, isStore: false })).toBe('in stock');
    expect(inventoryMessage(some, { quantity: 3, isStore: false })).toBe('Backorder until 2026-12-12');
  });

  it("FULFIL-015 of an unavailable item is 'NOT_AVAILABLE'", () => {
    expect(inventoryMessage(level(0), one)).toBe('NOT_AVAILABLE');
    expect(inventoryMessage(availabilityOf(undefined), one)).toBe('NOT_AVAILABLE');
  });

  it("FULFIL-016 is 'Limited Quantity' when 3 or fewer are available at a store, and never of the warehouse", () => {
    expect([1, 2, 3, 4].map((onHand) => inventoryMessage(level(onHand), one))).toEqual([
      'Limited Quantity',
      'Limited Quantity',
      'Limited Quantity',
      'in stock',
    ]);
    expect(inventoryMessage(level(1), { quantity: 1, isStore: false })).toBe('in stock');
  });
});

describe('what a store promises', () => {
  const stored = fc.record({
    skuId: fc.constant('COAT'),
    locationId: fc.constant('001'),
    onHand: fc.integer({ min: -20, max: 60 }),
    backorderLimit: fc.nat(20),
    reserved: fc.nat(40),
    inStockDate: fc.constant(null),
    safetyStock: fc.nat(10),
  });

  it('is its availability to promise less the safety stock, at least 0', () => {
    fc.assert(
      fc.property(stored, (row) => {
        const promised = promisedAvailability(row);
        const { onHand, backorderLimit, reserved, safetyStock } = row;
        expect(promised.availableToPromise).toBe(Math.max(0, onHand + backorderLimit - reserved - safetyStock));
        expect(promised.availableNow).toBeLessThanOrEqual(availabilityOf(row).availableNow);
        expect(promised.availableNow).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
