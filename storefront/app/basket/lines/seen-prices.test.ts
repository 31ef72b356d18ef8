import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { findPriceChanges, updateSeenPrices } from './seen-prices.ts';

const before = buildBasket([buildBasketItem('1', { basePrice: 26 }), buildBasketItem('2', { basePrice: 64 })]);
const after = buildBasket([buildBasketItem('1', { basePrice: 22 }), buildBasketItem('3', { basePrice: 9 })]);

it('tells which line costs something else than when it was last seen', () => {
  const seen = updateSeenPrices(before, {});
  expect(findPriceChanges(before, seen)).toEqual([]);
  expect(findPriceChanges(after, seen)).toEqual([{ itemId: '1', was: 26, now: 22 }]);
});
it('keeps saying so until it is accepted, and forgets lines that are gone', () => {
  const seen = updateSeenPrices(after, updateSeenPrices(before, {}));
  expect(findPriceChanges(after, seen)).toHaveLength(1);
  expect(Object.keys(seen)).toEqual(['1', '3']);
  expect(findPriceChanges(after, updateSeenPrices(after, seen, ['1']))).toEqual([]);
});
it('takes another currency for no move', () => {
  const inCanada = buildBasket([buildBasketItem('1', { basePrice: 35 })], { currency: 'CAD' });
  expect(findPriceChanges(inCanada, updateSeenPrices(before, {}))).toEqual([]);
});
