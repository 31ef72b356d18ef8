import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShortages } from '../basket-lines.ts';
import { type Addition, type DraftLine, planAddition } from './plan-addition.ts';

const sku = fc.constantFrom('A', 'B', 'C');
const lines = fc
  .uniqueArray(sku)
  .chain((skus) =>
    fc.tuple(
      ...skus.map((skuId) =>
        fc.integer({ min: 1, max: 20 }).map((quantity): DraftLine => ({ id: skuId, skuId, quantity, giftCard: null })),
      ),
    ),
  );
const additions = fc
  .array(fc.record({ skuId: sku, quantity: fc.integer({ min: 0, max: 25 }), position: fc.option(fc.nat(9), { nil: undefined }) }), {
    maxLength: 6,
  })
  .map((given) => given.map((entry, index): Addition => ({ id: `new${index}`, giftCard: null, ...entry })));
const available = fc.record({ A: fc.nat(30), B: fc.nat(30), C: fc.nat(30) }).map((levels) => new Map(Object.entries(levels)));

describe('an addition to a basket', () => {
  it('is granted whole, or refused; granted, every line holds 1 to 20 and no SKU more than there is', () => {
    fc.assert(
      fc.property(lines, additions, available, (before, wanted, levels) => {
        const result = planAddition(before, wanted, levels);
        if (!result.ok) return;
        const units = (list: readonly DraftLine[]) => list.reduce((sum, line) => sum + line.quantity, 0);
        expect(units(result.value)).toBe(units(before) + units(wanted));
        for (const { skuId } of wanted) {
          const own = result.value.filter((line) => line.skuId === skuId);
          expect(own).toHaveLength(1);
          expect(units(own)).toBeLessThanOrEqual(Math.min(20, levels.get(skuId) ?? 0));
        }
        const kept = result.value.filter((line) => before.some(({ id }) => id === line.id)).map((line) => line.id);
        expect(kept).toEqual(before.map((line) => line.id));
      }),
    );
  });

  it('changes nothing of what it was given', () => {
    const before: DraftLine[] = [{ id: 'A', skuId: 'A', quantity: 1, giftCard: null }];
    planAddition(before, [{ id: 'new', skuId: 'A', quantity: 1, giftCard: null }], new Map([['A', 9]]));
    expect(before[0]?.quantity).toBe(1);
  });
});

describe('what is short', () => {
  it('goes to the lines in their order, and none of it is counted twice', () => {
    const demand = (lineId: string, requested: number) => ({ lineId, skuId: 'A', requested, available: 5 });
    const short = findShortages([demand('first', 3), demand('second', 3), demand('third', 1)]);
    expect([...short.values()]).toEqual([
      { lineId: 'second', skuId: 'A', requested: 3, available: 2 },
      { lineId: 'third', skuId: 'A', requested: 1, available: 0 },
    ]);
  });
});
