import { describe, expect, it } from 'vitest';
import { buildOrderedItem, buildStyle } from '../../../basket/testing/order-builder.ts';
import { styleBatches } from '../use-ordered-products.ts';
import { planRepeat } from './plan-repeat.ts';

const styles = new Map([['5102', buildStyle('5102', { sku1: 3, sku2: 0 })]]);
const planned = (...items: ReturnType<typeof buildOrderedItem>[]) => {
  const { items: added, shortfalls } = planRepeat(items, styles);
  return {
    added: added.map(({ productId, quantity }) => [productId, quantity]),
    missing: shortfalls.map(({ item, available, isGone }) => [item.productId, available, isGone]),
  };
};

describe('buying an order again', () => {
  it('adds what is in stock, and names what is sold out, no longer sold, or left in smaller numbers', () => {
    expect(
      planned(
        buildOrderedItem('1', { quantity: 5 }),
        buildOrderedItem('2'),
        buildOrderedItem('3'),
        buildOrderedItem('4', { c_masterId: '9999' }),
      ),
    ).toEqual({
      added: [['sku1', 3]],
      missing: [
        ['sku1', 3, false],
        ['sku2', 0, false],
        ['sku3', 0, true],
        ['sku4', 0, true],
      ],
    });
  });

  it('counts the units of an item that stands in two lines together', () => {
    const line = { productId: 'sku1', quantity: 2 };
    expect(planned(buildOrderedItem('1', line), buildOrderedItem('2', line))).toEqual({
      added: [
        ['sku1', 2],
        ['sku1', 1],
      ],
      missing: [['sku1', 1, false]],
    });
  });

  it('writes the same texts on a gift card', () => {
    const giftCard = { id: '7001', variants: [], inventory: { orderable: true, stockLevel: 999, backorder: false } };
    const item = buildOrderedItem('1', { productId: '7001', c_masterId: '7001', c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' });
    const { items } = planRepeat([item], new Map([['7001', giftCard as never]]));
    expect(items).toMatchObject([{ productId: '7001', quantity: 1, c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' }]);
  });
});

it('ORDER-009 fetches the styles of orders in batches of 24, each style once', () => {
  const ids = Array.from({ length: 50 }, (_, index) => String(index));
  const orders = [...ids, ...ids].map((c_masterId) => ({ productItems: [buildOrderedItem('1', { c_masterId })] }));
  expect(styleBatches(orders).map((batch) => batch.length)).toEqual([24, 24, 2]);
  expect(styleBatches(orders).flat()).toEqual(ids);
  expect(styleBatches([])).toEqual([]);
});
