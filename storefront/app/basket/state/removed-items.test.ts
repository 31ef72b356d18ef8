import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { buildPickupItem } from '../testing/pickup-builder.ts';
import { addRemovedItem, type RemovedItem, toNewItem, withoutRemovedItem } from './removed-items.ts';

it('BASKET-010 records a removed line with its position', () => {
  const removed = addRemovedItem([], { item: buildBasketItem('1', { quantity: 3, c_giftCardMessage: 'Enjoy' }), index: 2 });
  expect(removed[0]?.index).toBe(2);
  expect(toNewItem(removed[0]!)).toMatchObject({ productId: 'sku1', quantity: 3, c_position: 2, c_giftCardMessage: 'Enjoy' });
});
it.each(['in-store-pickup', 'ship-to-store'] as const)('BASKET-010 restores a removed line with its delivery method: %s', (type) => {
  expect(toNewItem({ item: buildPickupItem('1', {}, type), index: 0 })).toMatchObject({ productId: 'sku1', c_shipmentType: type });
});
it('BASKET-010 records each line once, the newest last, and at most five', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), { minLength: 1 }), (ids) => {
      const removed = ids.reduce<RemovedItem[]>((list, id) => addRemovedItem(list, { item: buildBasketItem(id), index: 0 }), []);
      const itemIds = removed.map(({ item }) => item.itemId);
      expect(itemIds.at(-1)).toBe(ids.at(-1));
      expect(new Set(itemIds).size).toBe(itemIds.length);
      expect(itemIds.length).toBeLessThanOrEqual(5);
      expect(withoutRemovedItem(removed, itemIds[0]!).map(({ item }) => item.itemId)).toEqual(itemIds.slice(1));
    }),
  );
});
