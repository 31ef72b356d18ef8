import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { findPriceChanges, updateSeenPrices } from './seen-prices.ts';

const before = buildBasket([buildBasketItem('1', { basePrice: 26 }), buildBasketItem('2', { basePrice: 64 })]);
const after = buildBasket([buildBasketItem('1', { basePrice: 22 }), buildBasketItem('3', { basePrice: 9 })]);

it('finds the lines whose price differs from the seen one', () => {
  const seen = updateSeenPrices(before, {});
  expect(findPriceChanges(before, seen)).toEqual([]);
  expect(findPriceChanges(after, seen)).toEqual([{ itemId: '1', previous: 26, current: 22 }]);
});
it('reports a change until it is accepted, and drops removed lines', () => {
  const seen = updateSeenPrices(after, updateSeenPrices(before, {}));
  expect(findPriceChanges(after, seen)).toHaveLength(1);
  expect(Object.keys(seen)).toEqual(['1', '3']);
  expect(findPriceChanges(after, updateSeenPrices(after, seen, ['1']))).toEqual([]);
});
it('ignores a change of currency', () => {
  const canadian = buildBasket([buildBasketItem('1', { basePrice: 35 })], { currency: 'CAD' });
  expect(findPriceChanges(canadian, updateSeenPrices(before, {}))).toEqual([]);
});
