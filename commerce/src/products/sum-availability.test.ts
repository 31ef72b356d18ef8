import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availabilityOf } from '../inventory/availability.ts';
import { sumAvailability } from './sum-availability.ts';

const levels = fc.array(
  fc.record({
    onHand: fc.integer({ min: -20, max: 40 }),
    backorderLimit: fc.integer({ min: 0, max: 40 }),
    reserved: fc.integer({ min: 0, max: 40 }),
    inStockDate: fc.constantFrom(null, '2026-12-01', '2026-12-12'),
  }),
);

it('a sum of availabilities is a backorder if every orderable SKU is, and then has the earliest of their in-stock dates', () => {
  fc.assert(
    fc.property(levels, (stock) => {
      const parts = stock.map((level) => availabilityOf(level));
      const orderable = parts.filter(({ availableToPromise }) => availableToPromise > 0);
      const sum = sumAvailability(parts);
      expect(sum.isBackorder).toBe(orderable.length > 0 && orderable.every(({ isBackorder }) => isBackorder));
      expect(sum.inStockDate).toBe(orderable.flatMap(({ inStockDate }) => inStockDate ?? []).sort()[0]);
      expect(sum.availableToPromise).toBe(orderable.reduce((total, { availableToPromise }) => total + availableToPromise, 0));
    }),
  );
});
