import { isDeepStrictEqual } from 'node:util';
import { homeShipmentId, shipmentIds } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLineStock } from '../../testing/line-stock-builder.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { isPickupShipment } from './line-location.ts';
import { recheckPickup } from './moves/move-lines.ts';
import { linesBefore, restoreDelivery } from './restore-delivery.ts';

const { 'in-store-pickup': inStore, 'ship-to-store': toStore } = shipmentIds;
const line = (id: string, skuId: string, quantity: number, shipmentId: string = homeShipmentId): DraftLine => ({
  id,
  skuId,
  quantity,
  shipmentId,
  giftCard: null,
});
const shape = (lines: readonly DraftLine[]) => lines.map(({ skuId, quantity, shipmentId }) => [skuId, quantity, shipmentId]);
const remember = (lines: readonly DraftLine[]) =>
  linesBefore(lines, ({ shipmentId }) => isPickupShipment(shipmentId)).map((before) => ({ ...before, newId: `new ${before.id}` }));

describe('the lines of a basket whose change of the store is undone', () => {
  it('have their delivery methods again, and those that were merged are lines of their own in their places', () => {
    const lines = [line('1', 'A', 2), line('2', 'B', 1, inStore), line('3', 'A', 3, inStore), line('4', 'C', 1)];
    const changed = recheckPickup(lines, buildLineStock({ B: 1 })).lines;
    expect(shape(changed)).toEqual([
      ['A', 5, homeShipmentId],
      ['B', 1, toStore],
      ['C', 1, homeShipmentId],
    ]);
    const restored = restoreDelivery(changed, remember(lines));
    expect(shape(restored)).toEqual(shape(lines));
    expect(restored.map(({ id }) => id)).toEqual(['1', '2', 'new 3', '4']);
  });

  it('are those of now: what was removed, added or reduced in the meantime stays so', () => {
    const before = remember([line('1', 'A', 2), line('3', 'A', 3, inStore), line('2', 'B', 4, inStore)]);
    const now = [line('1', 'A', 4), line('5', 'C', 1, toStore)];
    expect(shape(restoreDelivery(now, before))).toEqual([
      ['A', 2, homeShipmentId],
      ['A', 2, inStore],
      ['C', 1, toStore],
    ]);
    expect(shape(restoreDelivery([line('1', 'A', 1)], before))).toEqual([['A', 1, homeShipmentId]]);
  });

  it('take the other pickup method, or the home, if theirs is not possible any more', () => {
    const lines = [line('1', 'A', 2, toStore), line('2', 'B', 2, inStore), line('3', 'C', 2, inStore)];
    const restored = restoreDelivery(recheckPickup(lines, buildLineStock({})).lines, remember(lines));
    const { lines: after, moved } = recheckPickup(restored, buildLineStock({ A: 2, B: 2 }, { A: 2 }), { keepsMethod: true });
    expect(shape(after)).toEqual([
      ['A', 2, toStore],
      ['B', 2, toStore],
      ['C', 2, homeShipmentId],
    ]);
    expect(moved.map(({ from, line: { skuId } }) => [skuId, from])).toEqual([
      ['B', inStore],
      ['C', inStore],
    ]);
  });

  it('are as before if the stock is, and never have more or fewer units', () => {
    const skuId = fc.constantFrom('A', 'B');
    const level = fc.record({ A: fc.nat(12), B: fc.nat(12) });
    const drafts = fc.uniqueArray(
      fc.record({ skuId, shipmentId: fc.constantFrom(...Object.values(shipmentIds)), quantity: fc.integer({ min: 1, max: 5 }) }),
      {
        selector: ({ skuId: id, shipmentId }) => `${id} ${shipmentId}`,
      },
    );
    let merged = 0;
    fc.assert(
      fc.property(drafts, level, level, level, (parts, warehouse, store, otherStore) => {
        const drawn = parts.map((part, index) => line(String(index), part.skuId, part.quantity, part.shipmentId));
        const atStore = (given: readonly DraftLine[]) =>
          recheckPickup(given, buildLineStock(warehouse, store), { keepsMethod: true }).lines;
        const lines = atStore(drawn);
        // Short lines at home get units before the lines that are sent to the store.
        fc.pre(isDeepStrictEqual(atStore(lines), lines));
        const changed = recheckPickup(lines, buildLineStock(warehouse, otherStore)).lines;
        if (changed.length < lines.length) merged += 1;
        const restored = restoreDelivery(changed, remember(lines));
        expect(shape(restored)).toEqual(shape(lines));
        expect(shape(atStore(restored))).toEqual(shape(lines));
        expect(new Set(restored.map(({ id }) => id)).size).toBe(restored.length);
      }),
      { numRuns: 500 },
    );
    expect(merged).toBeGreaterThan(20);
  });
});
