import { homeShipmentId, maxQuantity } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLineStock } from '../../testing/line-stock-builder.ts';
import { maxLines } from '../basket-lines.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { planMerge } from './plan-merge.ts';

const skuIds = ['A', 'B', 'C', 'D'] as const;
const quantity = fc.integer({ min: 1, max: maxQuantity });
let ids = 0;
const lineOf = (skuId: string, units: number, giftCard: DraftLine['giftCard'] = null): DraftLine => ({
  id: `line${ids++}`,
  skuId,
  quantity: units,
  shipmentId: homeShipmentId,
  giftCard,
});
const itemLines = fc
  .uniqueArray(fc.constantFrom(...skuIds))
  .chain((skus) => fc.tuple(...skus.map((skuId) => quantity.map((units) => lineOf(skuId, units)))));
const giftCards = fc.array(
  fc.tuple(fc.constantFrom('CARD', 'UNSOLD'), quantity, fc.string()).map(([skuId, units, message]) => lineOf(skuId, units, { message })),
  { maxLength: 4 },
);
const basket = fc.tuple(itemLines, giftCards).map(([items, cards]): DraftLine[] => [...items, ...cards]);
const stock = fc.record({ A: fc.nat(60), B: fc.nat(60), C: fc.nat(60), D: fc.nat(60), CARD: fc.nat(60) });
const units = (lines: readonly DraftLine[], skuId?: string) =>
  lines.reduce((sum, line) => sum + (skuId === undefined || line.skuId === skuId ? line.quantity : 0), 0);
const isSold = (skuId: string) => skuId !== 'D' && skuId !== 'UNSOLD';

describe('a merge of two baskets', () => {
  it('BASKET-011 loses no unit and doubles none: units in are units in the basket and units cut', () => {
    let merges = 0;
    let cuts = 0;
    fc.assert(
      fc.property(basket, basket, stock, (own, guest, levels) => {
        const plan = planMerge(own, guest, { isSold, stock: buildLineStock(levels) });
        const cutUnits = plan.cuts.reduce((sum, { line, added }) => sum + line.quantity - added, 0);
        expect(units(plan.lines) + cutUnits).toBe(units(own) + units(guest));
        expect(plan.addedUnits).toBe(units(guest) - cutUnits - units(plan.unsoldCards));
        expect(new Set(plan.lines.map(({ id }) => id)).size).toBe(plan.lines.length);
        merges += 1;
        cuts += plan.cuts.length;
      }),
      { numRuns: 500 },
    );
    expect(merges).toBe(500);
    expect(cuts).toBeGreaterThan(100);
  });

  it('BASKET-011 cuts nothing that stock and the limit of a line allow, and adds nothing beyond them', () => {
    fc.assert(
      fc.property(basket, basket, stock, (own, guest, levels) => {
        const plan = planMerge(own, guest, { isSold, stock: buildLineStock(levels) });
        for (const skuId of ['A', 'B', 'C'] as const) {
          const room = Math.max(0, Math.min(levels[skuId], maxQuantity) - units(own, skuId));
          expect(units(plan.lines, skuId)).toBe(units(own, skuId) + Math.min(units(guest, skuId), room));
        }
        expect(units(plan.lines, 'D')).toBe(units(own, 'D'));
        expect(plan.cuts.filter(({ line }) => line.skuId === 'D').every(({ reason }) => reason === 'not_sold')).toBe(true);
      }),
    );
  });

  it('BASKET-011 moves each gift card as a line of its own with its message, even if it is out of stock or not sold in the currency', () => {
    fc.assert(
      fc.property(basket, basket, stock, (own, guest, levels) => {
        const plan = planMerge(own, guest, { isSold, stock: buildLineStock(levels) });
        const cards = [...own, ...guest].filter(({ giftCard }) => giftCard);
        expect(plan.lines.filter(({ giftCard }) => giftCard)).toEqual(cards);
      }),
    );
  });

  it('keeps the lines of the customer in their order, before those of the guest', () => {
    fc.assert(
      fc.property(basket, basket, stock, (own, guest, levels) => {
        // The rows of a basket have positions of their own.
        const rows = guest.map((line, position) => ({ ...line, position }));
        const plan = planMerge(own, rows, { isSold, stock: buildLineStock(levels) });
        expect(plan.lines.slice(0, own.length).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
      }),
    );
  });

  it('names the tighter limit as the reason', () => {
    const stock30 = buildLineStock({ A: 30 });
    const reasons = (own: number, guest: number, level: number) =>
      planMerge([lineOf('A', own)], [lineOf('A', guest)], { isSold, stock: buildLineStock({ A: level }) }).cuts.map(
        ({ added, reason }) => ({
          added,
          reason,
        }),
      );
    expect(reasons(15, 10, 30)).toEqual([{ added: 5, reason: 'quantity_limit' }]);
    expect(reasons(15, 10, 18)).toEqual([{ added: 3, reason: 'stock' }]);
    expect(reasons(5, 5, 1)).toEqual([{ added: 0, reason: 'stock' }]);
    const full = Array.from({ length: maxLines }, (_, index) => lineOf(`S${index}`, 1));
    const card = lineOf('CARD', 1, { message: 'Happy birthday' });
    const plan = planMerge(full, [card, lineOf('S1', 2), lineOf('A', 1)], { isSold, stock: buildLineStock({ S1: 30, A: 30 }) });
    expect(plan.lines).toHaveLength(maxLines + 1);
    expect(plan.lines.at(-1)).toBe(card);
    expect(plan.lines[1]).toMatchObject({ skuId: 'S1', quantity: 3 });
    expect(plan.cuts).toMatchObject([{ line: { skuId: 'A' }, added: 0, reason: 'item_limit' }]);
    expect(planMerge(full, [lineOf('A', 1)], { isSold, stock: stock30 }).cuts).toMatchObject([{ added: 0, reason: 'item_limit' }]);
  });
});
