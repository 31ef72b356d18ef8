import { homeShipmentId } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedLine, planAvailabilityCheck } from './plan-availability-check.ts';

const line = (id: string, quantity: number, options: number[], skuId = id): CheckedLine => ({
  id,
  skuId,
  shipmentId: homeShipmentId,
  quantity,
  options,
});

describe('the availability check', () => {
  it('FULFIL-007 sets items with no available option to quantity 0 and items with a shortfall to the available quantity', () => {
    const { changes } = planAvailabilityCheck([
      line('none', 2, [0, 0]),
      line('few', 5, [3]),
      line('enough', 2, [0, 2]),
      line('nowhere', 1, []),
    ]);
    expect(changes).toEqual([
      { id: 'none', skuId: 'none', shipmentId: homeShipmentId, requested: 2, quantity: 0 },
      { id: 'few', skuId: 'few', shipmentId: homeShipmentId, requested: 5, quantity: 3 },
      { id: 'nowhere', skuId: 'nowhere', shipmentId: homeShipmentId, requested: 1, quantity: 0 },
    ]);
  });

  it('FULFIL-008 raises the out-of-stock flag when any item needs a change', () => {
    expect(planAvailabilityCheck([line('a', 1, [1]), line('b', 2, [1])]).outOfStock).toBe(true);
    expect(planAvailabilityCheck([line('a', 1, [1]), line('b', 2, [2])])).toEqual({ changes: [], outOfStock: false });
    expect(planAvailabilityCheck([])).toEqual({ changes: [], outOfStock: false });
  });

  it('gives the units of a SKU in several lines to the first ones', () => {
    const { changes } = planAvailabilityCheck([line('a', 3, [4], 'COAT'), line('b', 3, [4], 'COAT'), line('c', 1, [4], 'COAT')]);
    expect(changes.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['b', 1],
      ['c', 0],
    ]);
  });

  const skuIds = ['COAT', 'BOOT', 'HAT'];
  const stock = fc.record(Object.fromEntries(skuIds.map((id) => [id, fc.array(fc.nat(6), { maxLength: 3 })])));
  const basket = fc.array(fc.tuple(fc.constantFrom(...skuIds), fc.integer({ min: 1, max: 5 })), { maxLength: 8 });
  const linesOf = (options: Record<string, number[]>, items: [string, number][]) =>
    items.map(([skuId, quantity], index) => line(String(index), quantity, options[skuId] ?? [], skuId));

  it('never raises a quantity, changes nothing that is available, and leaves a basket that the next check does not change', () => {
    fc.assert(
      fc.property(stock, basket, (options, items) => {
        const lines = linesOf(options, items);
        const { changes } = planAvailabilityCheck(lines);
        for (const { requested, quantity } of changes) expect(quantity >= 0 && quantity < requested).toBe(true);
        const changed = new Map(changes.map(({ id, quantity }) => [id, quantity]));
        const after = lines
          .map((each) => ({ ...each, quantity: changed.get(each.id) ?? each.quantity }))
          .filter(({ quantity }) => quantity > 0);
        expect(planAvailabilityCheck(after).outOfStock).toBe(false);
        for (const skuId of skuIds) {
          const units = (all: CheckedLine[]) => all.filter((each) => each.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(units(after)).toBe(Math.min(units(lines), Math.max(0, ...(options[skuId] ?? []))));
        }
      }),
    );
  });
});
