import { expect, it } from 'vitest';
import { priceMoves, seePrices } from './seen-prices.ts';
import { aBasket, anItem } from './testing/a-basket.ts';

const before = aBasket([anItem('1', { basePrice: 26 }), anItem('2', { basePrice: 64 })]);
const after = aBasket([anItem('1', { basePrice: 22 }), anItem('3', { basePrice: 9 })]);

it('tells which line costs something else than when it was last seen', () => {
  const seen = seePrices(before, {});
  expect(priceMoves(before, seen)).toEqual([]);
  expect(priceMoves(after, seen)).toEqual([{ itemId: '1', was: 26, now: 22 }]);
});
it('keeps saying so until it is accepted, and forgets lines that are gone', () => {
  const seen = seePrices(after, seePrices(before, {}));
  expect(priceMoves(after, seen)).toHaveLength(1);
  expect(Object.keys(seen)).toEqual(['1', '3']);
  expect(priceMoves(after, seePrices(after, seen, ['1']))).toEqual([]);
});
it('takes another currency for no move', () => {
  const inCanada = aBasket([anItem('1', { basePrice: 35 })], { currency: 'CAD' });
  expect(priceMoves(inCanada, seePrices(before, {}))).toEqual([]);
});
