import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergedItem, mergeItems } from './merge-items.ts';
import { selectionKey } from './resolve-selections.ts';

const item: fc.Arbitrary<MergedItem> = fc.record({
  productId: fc.constantFrom('4117', '411710001', '411710002', '4118', '411899001'),
  color: fc.constantFrom('', '10', '20'),
  quantity: fc.integer({ min: 1, max: 5 }),
  addedAt: fc.integer({ min: 0, max: 1_000 }).map((minute) => new Date(minute * 60_000)),
});
const list = fc.uniqueArray(item, { selector: selectionKey, maxLength: 15 });
const limit = fc.integer({ min: 0, max: 20 });
const keys = (items: readonly MergedItem[]) => items.map(selectionKey);

function merged(own: readonly MergedItem[], incoming: readonly MergedItem[], maxItems: number): MergedItem[] {
  const { added, raised } = mergeItems(own, incoming, maxItems);
  const byKey = new Map(raised.map((each) => [selectionKey(each), each]));
  return [...own.map((each) => byKey.get(selectionKey(each)) ?? each), ...added];
}

describe('the merge of two lists', () => {
  it('loses nothing: each product is on the list or named as cut', () => {
    fc.assert(
      fc.property(list, fc.array(item, { maxLength: 25 }), limit, (own, incoming, maxItems) => {
        const { cut } = mergeItems(own, incoming, maxItems);
        const all = [...keys(merged(own, incoming, maxItems)), ...keys(cut)];
        expect(new Set(all)).toEqual(new Set(keys([...own, ...incoming])));
        expect(all).toHaveLength(new Set(all).size);
      }),
    );
  });

  it('respects the limit, keeps all own items, and of the others the oldest', () => {
    fc.assert(
      fc.property(list, list, limit, (own, incoming, maxItems) => {
        const { added, cut } = mergeItems(own, incoming, maxItems);
        expect(own.length + added.length).toBeLessThanOrEqual(Math.max(maxItems, own.length));
        if (cut.length > 0) expect(own.length + added.length).toBeGreaterThanOrEqual(maxItems);
        const newestAdded = Math.max(...added.map(({ addedAt }) => addedAt.getTime()));
        for (const { addedAt } of cut) expect(addedAt.getTime()).toBeGreaterThanOrEqual(newestAdded);
      }),
    );
  });

  it('has the larger quantity of a product that both lists have', () => {
    fc.assert(
      fc.property(list, fc.array(item, { maxLength: 25 }), (own, incoming) => {
        for (const each of merged(own, incoming, 100)) {
          const quantities = [...own, ...incoming]
            .filter((other) => selectionKey(other) === selectionKey(each))
            .map((other) => other.quantity);
          expect(each.quantity).toBe(Math.max(...quantities));
        }
      }),
    );
  });

  it('changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(list, fc.array(item, { maxLength: 25 }), (own, incoming) => {
        const once = merged(own, incoming, 100);
        expect(merged(once, incoming, 100)).toEqual(once);
      }),
    );
  });
});
