import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RemovedItem } from '../state/removed-items.ts';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { linesAndRemovals } from './lines-and-removals.ts';

it('BASKET-010 lines that are removed one after the other are replaced in place, whatever the order', () => {
  const order = fc.integer({ min: 1, max: 8 }).chain((count) =>
    fc.record({
      items: fc.constant(Array.from({ length: count }, (_, index) => buildBasketItem(String(index)))),
      removedIds: fc.shuffledSubarray(Array.from({ length: count }, (_, index) => String(index))),
    }),
  );
  fc.assert(
    fc.property(order, ({ items, removedIds }) => {
      let left = [...items];
      const removals: RemovedItem[] = removedIds.map((id) => {
        const index = left.findIndex(({ itemId }) => itemId === id);
        const removed = { item: left[index]!, index };
        left = left.filter(({ itemId }) => itemId !== id);
        return removed;
      });
      const shown = linesAndRemovals(left, removals);
      expect(shown.map((entry) => ('item' in entry ? entry.item : entry.removed.item).itemId)).toEqual(items.map(({ itemId }) => itemId));
    }),
  );
});

it('a removal of a line whose position no longer exists comes last', () => {
  const [kept, removed] = [buildBasketItem('1'), buildBasketItem('2')];
  expect(linesAndRemovals([kept], [{ item: removed, index: 4 }])).toEqual([{ item: kept }, { removed: { item: removed, index: 4 } }]);
});
