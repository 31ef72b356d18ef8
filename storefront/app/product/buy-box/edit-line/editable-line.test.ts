import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../../../basket/testing/basket-builder.ts';
import { editableLine } from './editable-line.ts';

const line = buildBasketItem('1', { c_masterId: '4117' });
const card = buildBasketItem('2', { c_masterId: '9000', c_giftCardValue: 25 });
const basket = buildBasket([line, card]);

it('ROUTE-037 only a line of this style in the shopper’s own cart is editable', () => {
  expect(editableLine(basket, '1', '4117')).toBe(line);
  expect(editableLine(basket, '1', '5102')).toBeUndefined();
  expect(editableLine(basket, '2', '9000')).toBeUndefined();
  expect(editableLine(basket, 'another-shopper’s', '4117')).toBeUndefined();
  expect(editableLine(null, '1', '4117')).toBeUndefined();
  expect(editableLine(undefined, '1', '4117')).toBeUndefined();
});
