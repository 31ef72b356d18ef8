import { homeShipmentId } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftLine } from '../items/plan-addition.ts';
import { planAvailabilityCheck } from './plan-availability-check.ts';
import { planRestore } from './plan-restore.ts';

const line = (id: string, skuId: string, quantity: number) => ({ id, skuId, shipmentId: homeShipmentId, quantity, giftCard: null });

const restoredLine = (itemId: string, skuId: string, requested: number) => ({
  itemId,
  addedId: `added-${itemId}`,
  skuId,
  shipmentId: homeShipmentId,
  requested,
});

describe('undoing an availability check', () => {
  it('raises reduced lines and adds removed ones', () => {
    const restored = [restoredLine('a', 'COAT', 5), restoredLine('b', 'BOOT', 2)];
    expect(planRestore([line('a', 'COAT', 3), line('c', 'HAT', 1)], restored)).toEqual([
      line('a', 'COAT', 5),
      line('c', 'HAT', 1),
      line('added-b', 'BOOT', 2),
    ]);
  });

  it('lowers nothing that the shopper has raised since, and fills the line that has taken the place of a removed one', () => {
    expect(planRestore([line('a', 'COAT', 7)], [restoredLine('a', 'COAT', 5)])).toEqual([line('a', 'COAT', 7)]);
    expect(planRestore([line('new', 'COAT', 1)], [restoredLine('a', 'COAT', 5)])).toEqual([line('new', 'COAT', 5)]);
  });

  it('adds another SKU under an id of its own, if a client sends it with the id of a line', () => {
    expect(planRestore([line('a', 'COAT', 3)], [restoredLine('a', 'BOOT', 2)])).toEqual([line('a', 'COAT', 3), line('added-a', 'BOOT', 2)]);
  });

  it('gives back the quantities of the basket before the check', () => {
    const basket = fc.uniqueArray(
      fc.record({ skuId: fc.constantFrom('A', 'B', 'C', 'D', 'E'), quantity: fc.integer({ min: 1, max: 20 }) }),
      {
        selector: ({ skuId }) => skuId,
      },
    );
    fc.assert(
      fc.property(basket, fc.nat(20), (items, available) => {
        const lines = items.map(({ skuId, quantity }) => line(skuId, skuId, quantity));
        const { changes } = planAvailabilityCheck(lines.map((each) => ({ ...each, options: [available] })));
        const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]));
        const after = lines
          .map((each) => ({ ...each, quantity: quantities.get(each.id) ?? each.quantity }))
          .filter(({ quantity }) => quantity > 0);
        const bySku = (all: readonly DraftLine[]) => [...all].sort((a, b) => (a.skuId < b.skuId ? -1 : 1));
        const restored = changes.map(({ id, skuId, requested }) => ({ ...restoredLine(id, skuId, requested), addedId: id }));
        expect(bySku(planRestore(after, restored))).toEqual(bySku(lines));
      }),
    );
  });
});
