import { homeShipmentId, maxQuantity, shipmentIds } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../../../inventory/availability.ts';
import { buildLineStock } from '../../../testing/line-stock-builder.ts';
import { type DraftLine, planAddition } from '../../items/plan-addition.ts';
import { lineStockOf } from '../line-stock.ts';
import { choosePickup, moveLines, recheckPickup, unitsInPool } from './move-lines.ts';

const { 'in-store-pickup': inStore, 'ship-to-store': toStore } = shipmentIds;
const ids = Object.values(shipmentIds);
let count = 0;
const lineOf = (
  skuId: string,
  quantity: number,
  shipmentId: string = homeShipmentId,
  giftCard: DraftLine['giftCard'] = null,
): DraftLine => ({
  id: `line${count++}`,
  skuId,
  quantity,
  shipmentId,
  giftCard,
});
const shape = (lines: readonly DraftLine[]) => lines.map(({ skuId, quantity, shipmentId }) => [skuId, quantity, shipmentId]);
const unitsBySku = (lines: readonly DraftLine[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ skuId }) => skuId)].map(([skuId, own]) => [skuId, own.reduce((sum, { quantity }) => sum + quantity, 0)]),
  );

describe('moving the lines of a delivery method', () => {
  it('moves those that the other location has, and names those that stay', () => {
    const lines = [lineOf('A', 2), lineOf('B', 3), lineOf('C', 1, toStore)];
    const { lines: after, moved, stayed } = moveLines(lines, { from: homeShipmentId, to: inStore }, buildLineStock({}, { A: 2, B: 2 }));
    expect(shape(after)).toEqual([
      ['A', 2, inStore],
      ['B', 3, homeShipmentId],
      ['C', 1, toStore],
    ]);
    expect([moved.map(({ from, line }) => [line.id, from]), stayed]).toEqual([[[lines[0]!.id, homeShipmentId]], [lines[1]]]);
  });

  it('adds a line to that of the same SKU, as long as a line can hold both', () => {
    const stock = buildLineStock({ A: 100 });
    const merged = moveLines([lineOf('A', 8, toStore), lineOf('A', 12)], { from: homeShipmentId, to: toStore }, stock);
    expect(shape(merged.lines)).toEqual([['A', 20, toStore]]);
    const tooMany = moveLines([lineOf('A', 9, toStore), lineOf('A', 12)], { from: homeShipmentId, to: toStore }, stock);
    expect(tooMany.moved).toEqual([]);
    expect(tooMany.stayed).toHaveLength(1);
  });

  it('ships backordered units to the home only, and leaves gift cards by email where they are', () => {
    const level = availabilityOf({ onHand: 1, backorderLimit: 9, reserved: 0, inStockDate: '2026-12-11' });
    const stock = lineStockOf(new Map([['A', level]]), new Map([['A', level]]));
    const lines = [lineOf('A', 2)];
    for (const to of [inStore, toStore]) expect(moveLines(lines, { from: homeShipmentId, to }, stock).stayed).toEqual(lines);
    expect(moveLines([lineOf('A', 2, toStore)], { from: toStore, to: homeShipmentId }, stock).stayed).toEqual([]);
    const card = lineOf('A', 1, homeShipmentId, { type: 'email' });
    expect(moveLines([card], { from: homeShipmentId, to: toStore }, stock).stayed).toEqual([card]);
  });
});

describe('the pickup method of an item', () => {
  it('is in-store pickup if the store has all units, otherwise ship-to-store', () => {
    const stock = buildLineStock({ A: 9 }, { A: 3 });
    expect(choosePickup([], lineOf('A', 3), stock)).toBe(inStore);
    expect(choosePickup([lineOf('A', 1, inStore)], lineOf('A', 3), stock)).toBe(toStore);
    expect(choosePickup([], lineOf('A', 2, toStore), stock)).toBe(toStore);
  });
});

describe('a change of the store', () => {
  it('chooses in-store pickup, then ship-to-store, then the home, in the order of the lines', () => {
    const lines = [lineOf('A', 2, toStore), lineOf('B', 2, inStore), lineOf('C', 2, inStore), lineOf('D', 5)];
    const { lines: after, moved } = recheckPickup(lines, buildLineStock({ A: 5, B: 5, C: 1 }, { A: 2, B: 1 }));
    expect(shape(after)).toEqual([
      ['A', 2, inStore],
      ['B', 2, toStore],
      ['C', 2, homeShipmentId],
      ['D', 5, homeShipmentId],
    ]);
    expect(moved.map(({ line, from }) => [line.skuId, from])).toEqual([
      ['A', toStore],
      ['B', inStore],
      ['C', inStore],
    ]);
  });

  it('counts the units of lines that are shipped before those to be picked up', () => {
    const lines = [lineOf('A', 2, inStore), lineOf('A', 4)];
    expect(shape(recheckPickup(lines, buildLineStock({ A: 5 })).lines)).toEqual([['A', 6, homeShipmentId]]);
    expect(shape(recheckPickup(lines, buildLineStock({ A: 6 })).lines)).toEqual([
      ['A', 2, toStore],
      ['A', 4, homeShipmentId],
    ]);
  });

  it('leaves out the line that the caller places itself', () => {
    const lines = [lineOf('A', 2, inStore), lineOf('A', 3, toStore)];
    const { lines: after } = recheckPickup(lines, buildLineStock({}), { exceptId: lines[0]!.id });
    expect(shape(after)).toEqual([
      ['A', 2, inStore],
      ['A', 3, homeShipmentId],
    ]);
  });
});

const sku = fc.constantFrom('A', 'B', 'C');
const levels = fc.record({ A: fc.nat(30), B: fc.nat(30), C: fc.nat(30) });
const stocks = fc.tuple(levels, levels).map(([warehouse, store]) => buildLineStock(warehouse, store));
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), skuId: sku, quantity: fc.integer({ min: 1, max: 9 }), to: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('move' as const), from: fc.constantFrom(...ids), to: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('store' as const), stock: stocks }),
);

describe('any sequence of additions, moves and changes of the store', () => {
  it('loses and doubles no unit, keeps the ids unique, and puts no line into pickup beyond the stock', () => {
    let moves = 0;
    fc.assert(
      fc.property(stocks, fc.array(step, { maxLength: 12 }), (first, steps) => {
        let stock = first;
        let lines: DraftLine[] = [];
        for (const each of steps) {
          const before = unitsBySku(lines);
          if (each.kind === 'add') {
            const added = planAddition(lines, [lineOf(each.skuId, each.quantity, each.to)], stock);
            if (!added.ok) continue;
            lines = added.value;
            expect(unitsBySku(lines)).toEqual({ ...before, [each.skuId]: (before[each.skuId] ?? 0) + each.quantity });
          } else {
            if (each.kind === 'store') stock = each.stock;
            const result = each.kind === 'store' ? recheckPickup(lines, stock) : moveLines(lines, each, stock);
            moves += result.moved.length;
            lines = result.lines;
            expect(unitsBySku(lines)).toEqual(before);
            for (const { line } of result.moved) {
              expect(lines).toContain(line);
              if (line.shipmentId === homeShipmentId) continue;
              // Lines that no longer fit after a change of the store are shipped to the home, where they may be short.
              const pickedUp = lines.filter(({ shipmentId }) => shipmentId !== homeShipmentId);
              expect(unitsInPool(pickedUp, line)).toBeLessThanOrEqual(stock(line).availableToPromise);
            }
          }
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= maxQuantity)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(moves).toBeGreaterThan(200);
  });
});
