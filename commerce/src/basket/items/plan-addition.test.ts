import { homeShipmentId } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLineStock } from '../../testing/line-stock-builder.ts';
import { findShortages, maxLines } from '../basket-lines.ts';
import { type Addition, checkQuantity, type DraftLine, planAddition } from './plan-addition.ts';

const sku = fc.constantFrom('A', 'B', 'C');
const lines = fc
  .uniqueArray(sku)
  .chain((skus) =>
    fc.tuple(
      ...skus.map((skuId) =>
        fc
          .integer({ min: 1, max: 20 })
          .map((quantity): DraftLine => ({ id: skuId, skuId, quantity, shipmentId: homeShipmentId, giftCard: null })),
      ),
    ),
  );
const additions = fc
  .array(fc.record({ skuId: sku, quantity: fc.integer({ min: 0, max: 8 }), position: fc.option(fc.nat(9), { nil: undefined }) }), {
    maxLength: 4,
  })
  .map((list) => list.map((entry, index): Addition => ({ id: `new${index}`, shipmentId: homeShipmentId, giftCard: null, ...entry })));
const available = fc.record({ A: fc.nat(60), B: fc.nat(60), C: fc.nat(60) }).map((levels) => new Map(Object.entries(levels)));
const units = (list: readonly DraftLine[]) => list.reduce((sum, line) => sum + line.quantity, 0);
const ofSku = (list: readonly DraftLine[], skuId: string) => list.filter((line) => line.skuId === skuId);
const lineOf = (skuId: string, quantity: number): DraftLine => ({
  id: `${skuId}-${quantity}`,
  skuId,
  quantity,
  shipmentId: homeShipmentId,
  giftCard: null,
});
const errorOf = (result: ReturnType<typeof planAddition>) => (result.ok ? undefined : result.error);

describe('an addition to a basket', () => {
  it('is accepted exactly when each addition has a unit, each line at most 20, and each SKU enough stock', () => {
    let accepted = 0;
    let rejected = 0;
    fc.assert(
      fc.property(lines, additions, available, (existing, requested, levels) => {
        const isAcceptable =
          requested.every(({ quantity }) => quantity >= 1) &&
          requested.every(({ skuId }) => units(ofSku([...existing, ...requested], skuId)) <= Math.min(20, levels.get(skuId) ?? 0));
        const result = planAddition(existing, requested, buildLineStock(levels));
        expect(result.ok).toBe(isAcceptable);
        if (!result.ok) {
          rejected += 1;
          return;
        }
        accepted += requested.length > 0 ? 1 : 0;
        expect(units(result.value)).toBe(units(existing) + units(requested));
        for (const { skuId } of requested) {
          const own = ofSku(result.value, skuId);
          expect(own).toHaveLength(1);
          expect(units(own)).toBeLessThanOrEqual(Math.min(20, levels.get(skuId) ?? 0));
        }
        const stored = result.value.filter((line) => existing.some(({ id }) => id === line.id)).map((line) => line.id);
        expect(stored).toEqual(existing.map((line) => line.id));
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(50);
    expect(rejected).toBeGreaterThan(50);
  });

  it('adds a new SKU at the requested position, and units of a present SKU to its line', () => {
    const existing = [lineOf('A', 2), lineOf('B', 3)];
    const stock = buildLineStock(new Map(Object.entries({ A: 9, B: 9, C: 9 })));
    const requested: Addition[] = [{ ...lineOf('C', 1), position: 1 }, lineOf('B', 4)];
    const result = planAddition(existing, requested, stock);
    expect(result.ok && result.value.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['A', 2],
      ['C', 1],
      ['B', 7],
    ]);
  });

  it('rejects an addition of no units, also to a line that has some', () => {
    const stock = buildLineStock(new Map([['A', 9]]));
    for (const existing of [[], [lineOf('A', 5)]]) {
      for (const quantity of [0, -1]) {
        expect(errorOf(planAddition(existing, [lineOf('A', quantity)], stock))).toBe('InvalidProductItemQuantityException');
      }
    }
  });

  it('rejects more units than the stock of the SKU, counting all of its lines', () => {
    const stock = buildLineStock(new Map([['A', 6]]));
    expect(planAddition([lineOf('A', 4)], [lineOf('A', 2)], stock).ok).toBe(true);
    expect(planAddition([lineOf('A', 4)], [lineOf('A', 3)], stock)).toMatchObject({
      error: 'ProductItemNotAvailableException',
      arguments: { productId: 'A', requested: 7, available: 6 },
    });
    expect(errorOf(planAddition([], [lineOf('unknown', 1)], stock))).toBe('ProductItemNotAvailableException');
  });

  it('rejects a line beyond the most lines of a basket', () => {
    const skus = Array.from({ length: maxLines }, (_, index) => lineOf(`S${index}`, 1));
    const stock = buildLineStock(new Map([['A', 9]]));
    expect(errorOf(planAddition(skus, [lineOf('A', 1)], stock))).toBe('BasketItemLimitException');
    expect(planAddition(skus.slice(1), [lineOf('A', 1)], stock).ok).toBe(true);
  });

  it('gives each gift card a line of its own', () => {
    const card: Addition = { id: 'card', skuId: 'A', quantity: 1, shipmentId: homeShipmentId, giftCard: { valueMinor: 2_500 } };
    const result = planAddition([{ ...card, id: 'present' }], [card, { ...card, id: 'second' }], buildLineStock({ A: 9 }));
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['present', 'card', 'second']);
  });

  it('does not merge a gift card with a line of the same SKU that is none', () => {
    const plain: Addition = { id: 'plain', skuId: 'A', quantity: 1, shipmentId: homeShipmentId, giftCard: null };
    const card: Addition = { ...plain, id: 'card', giftCard: { valueMinor: 2_500 } };
    const stock = buildLineStock(new Map([['A', 9]]));
    for (const [present, added] of [
      [plain, card],
      [card, plain],
    ] as const) {
      const result = planAddition([present], [added], stock);
      expect(result.ok && result.value.map(({ id, quantity }) => [id, quantity])).toEqual([
        [present.id, 1],
        [added.id, 1],
      ]);
    }
  });

  it('does not check lines of other SKUs', () => {
    const result = planAddition([lineOf('B', 21)], [lineOf('A', 1)], buildLineStock({ A: 1 }));
    expect(result.ok).toBe(true);
  });

  it('names the SKU and the limit in its errors', () => {
    const stock = buildLineStock(new Map([['A', 30]]));
    const quantities = (quantity: number) => ({ arguments: { productId: 'A', quantity, maximum: 20 } });
    expect(planAddition([], [lineOf('A', 0)], stock)).toMatchObject({ message: 'There is nothing to add.', ...quantities(0) });
    expect(planAddition([lineOf('A', 20)], [lineOf('A', 1)], stock)).toMatchObject({
      error: 'InvalidProductItemQuantityException',
      message: 'A line holds 1 to 20 units.',
      ...quantities(21),
    });
    expect(planAddition([], [lineOf('A', 3)], buildLineStock({ A: 2 }))).toMatchObject({
      message: "Only 2 of product 'A' can be ordered.",
    });
    expect(planAddition([], [lineOf('A', 3)], buildLineStock({}))).toMatchObject({ message: "Product 'A' is sold out." });
    const skus = Array.from({ length: maxLines }, (_, index) => lineOf(`S${index}`, 1));
    expect(planAddition(skus, [lineOf('A', 1)], stock)).toMatchObject({
      message: 'A basket holds at most 100 lines.',
      arguments: { limit: maxLines },
    });
  });

  it('PDP-003 allows 1 to 20 units in a line', () => {
    const allowed = [-1, 0, 1, 20, 21].map((quantity) => checkQuantity(lineOf('A', quantity)).ok);
    expect(allowed).toEqual([false, false, true, true, false]);
  });

  it('does not mutate its input', () => {
    const existing: DraftLine[] = [{ id: 'A', skuId: 'A', quantity: 1, shipmentId: homeShipmentId, giftCard: null }];
    planAddition(existing, [{ id: 'new', skuId: 'A', quantity: 1, shipmentId: homeShipmentId, giftCard: null }], buildLineStock({ A: 9 }));
    expect(existing[0]?.quantity).toBe(1);
  });
});

describe('a shortage', () => {
  it('exists only if the lines of a SKU ask for more than its stock', () => {
    const demand = fc.record({ skuId: sku, requested: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(demand, { maxLength: 8 }), available, (demands, levels) => {
        const stockOf = (skuId: string) => levels.get(skuId)! % 10;
        const shortages = findShortages(
          demands.map((each, index) => ({ ...each, shipmentId: homeShipmentId, lineId: String(index), available: stockOf(each.skuId) })),
        );
        for (const skuId of ['A', 'B', 'C']) {
          const requested = demands.reduce((sum, each) => sum + (each.skuId === skuId ? each.requested : 0), 0);
          expect([...shortages.values()].some((each) => each.skuId === skuId)).toBe(requested > stockOf(skuId));
        }
      }),
    );
  });

  it('affects the lines in their order, each unit of stock counted once', () => {
    const demand = (lineId: string, requested: number) => ({ lineId, skuId: 'A', shipmentId: homeShipmentId, requested, available: 5 });
    const shortages = findShortages([demand('first', 3), demand('second', 3), demand('third', 1)]);
    expect([...shortages.values()]).toEqual([
      { lineId: 'second', skuId: 'A', shipmentId: homeShipmentId, requested: 3, available: 2 },
      { lineId: 'third', skuId: 'A', shipmentId: homeShipmentId, requested: 1, available: 0 },
    ]);
  });
});
