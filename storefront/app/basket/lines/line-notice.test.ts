import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { buildPickupItem } from '../testing/pickup-builder.ts';
import { isOrderable, lineNotice, unorderableReason } from './line-notice.ts';

const shortageFlash = (itemId: string, available: number) => ({
  type: 'ProductItemNotAvailable',
  message: '',
  path: '$.productItems[0].quantity',
  details: { itemId, requested: 3, available },
});

it('FULFIL-008 marks lines that are sold out or short of stock', () => {
  const lines = [buildBasketItem('1', { quantity: 3 }), buildBasketItem('2', { quantity: 3 })];
  const basket = buildBasket(lines, { _flash: [shortageFlash('1', 0), shortageFlash('2', 2)] });
  expect(lineNotice(basket, lines[0]!)).toEqual({ kind: 'sold-out' });
  expect(lineNotice(basket, lines[1]!)).toEqual({ kind: 'insufficient-stock', available: 2 });
  expect(isOrderable(basket)).toBe(false);
});
it('FULFIL-008 tells a sold-out line from one that is short, and from one that the store has none of', () => {
  const [home, store] = [buildBasketItem('1', { quantity: 3 }), buildPickupItem('2', { quantity: 3 })];
  const reason = (...flashes: ReturnType<typeof shortageFlash>[]) => unorderableReason(buildBasket([home, store], { _flash: flashes }));
  expect(reason()).toBeUndefined();
  expect(reason(shortageFlash('1', 1))).toBe('short');
  expect(reason(shortageFlash('2', 1))).toBe('short');
  expect(reason(shortageFlash('1', 1), shortageFlash('2', 0))).toBe('notAtStore');
  expect(reason(shortageFlash('1', 0), shortageFlash('2', 0))).toBe('soldOut');
});
it('accepts a quantity that equals the stock', () => {
  const line = buildBasketItem('2', { quantity: 2, inventory: { orderable: true, stockLevel: 2, backorder: false } });
  const basket = buildBasket([line], { _flash: [shortageFlash('2', 2)] });
  expect(lineNotice(basket, line)).toEqual({ kind: 'low-stock', left: 2 });
  expect(isOrderable(basket)).toBe(true);
});
it('FULFIL-014 names the date of a backorder', () => {
  const line = buildBasketItem('1', { inventory: { orderable: true, stockLevel: 9, backorder: true, inStockDate: '2026-12-04' } });
  expect(lineNotice(buildBasket([line]), line)).toEqual({ kind: 'backorder', date: '2026-12-04' });
});
it('has no notice for a line with enough stock', () => {
  const line = buildBasketItem('1');
  expect(lineNotice(buildBasket([line]), line)).toBeUndefined();
});
