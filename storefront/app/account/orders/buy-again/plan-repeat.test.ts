import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBasketItem } from '../../../basket/testing/basket-builder.ts';
import { buildOrderedItem, buildStyle } from '../../../basket/testing/order-builder.ts';
import { styleBatches } from '../use-ordered-products.ts';
import { planRepeat } from './plan-repeat.ts';

const styles = new Map([['5102', buildStyle('5102', { sku1: 3, sku2: 0 })]]);
const planned = (...items: ReturnType<typeof buildOrderedItem>[]) => {
  const { items: added, shortfalls } = planRepeat(items, styles);
  return {
    added: added.map(({ productId, quantity }) => [productId, quantity]),
    missing: shortfalls.map(({ item, added, reason }) => [item.productId, added, reason]),
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
        ['sku1', 3, 'fewer'],
        ['sku2', 0, 'sold-out'],
        ['sku3', 0, 'gone'],
        ['sku4', 0, 'gone'],
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
      missing: [['sku1', 1, 'in-cart']],
    });
  });

  it('writes the same texts on a gift card', () => {
    const giftCard = { id: '7001', variants: [], inventory: { orderable: true, stockLevel: 999, backorder: false } };
    const item = buildOrderedItem('1', { productId: '7001', c_masterId: '7001', c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' });
    const { items } = planRepeat([item], new Map([['7001', giftCard as never]]));
    expect(items).toMatchObject([{ productId: '7001', quantity: 1, c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' }]);
  });

  it('leaves out the units that the cart has no room for, and adds the rest', () => {
    const items = [buildOrderedItem('1', { quantity: 2 }), buildOrderedItem('2', { quantity: 2 })];
    const { items: added, shortfalls } = planRepeat(items, new Map([['5102', buildStyle('5102', { sku1: 90, sku2: 90 })]]), [
      buildBasketItem('1', { quantity: 20 }),
    ]);
    expect(added).toMatchObject([{ productId: 'sku2', quantity: 2 }]);
    expect(shortfalls).toMatchObject([{ item: { productId: 'sku1' }, added: 0, reason: 'in-cart' }]);
  });

  it('never exceeds the stock or the units of a line, adds all that there is room for, and names each unit that is missing', () => {
    const quantity = fc.integer({ min: 1, max: 25 });
    const lines = fc.array(fc.record({ productId: fc.constantFrom('sku1', 'sku2'), quantity }), { maxLength: 5 });
    const delivery = fc.constantFrom('ship-to-home', 'in-store-pickup', 'ship-to-store');
    const cartLine = fc.record({ productId: fc.constantFrom('sku1', 'sku2'), quantity: fc.integer({ min: 1, max: 20 }), delivery });
    const stocks = fc.record({ sku1: fc.integer({ min: 0, max: 60 }), sku2: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(
        lines,
        fc.uniqueArray(cartLine, { selector: (line) => line.productId + line.delivery }),
        stocks,
        (ordered, inCart, stock) => {
          const items = ordered.map((line, index) => buildOrderedItem(String(index), line));
          const cart = inCart.map(({ delivery: c_shipmentType, ...line }, index) =>
            buildBasketItem(String(index), { ...line, c_shipmentType }),
          );
          const plan = planRepeat(items, new Map([['5102', buildStyle('5102', stock)]]), cart);
          for (const [sku, units] of Object.entries(stock)) {
            const sum = (counted: readonly { productId: string; quantity?: number }[]) =>
              counted.reduce((total, line) => total + (line.productId === sku ? (line.quantity ?? 1) : 0), 0);
            const added = sum(plan.items);
            const served = sum(cart.filter((line) => line.c_shipmentType !== 'in-store-pickup'));
            const joined = sum(cart.filter((line) => line.c_shipmentType === 'ship-to-home'));
            expect(added).toBe(Math.min(sum(items), Math.max(0, Math.min(units - served, 20 - joined))));
            const missing = plan.shortfalls.filter(({ item }) => item.productId === sku);
            expect(missing.reduce((total, { item, added: taken }) => total + item.quantity - taken, 0)).toBe(sum(items) - added);
          }
        },
      ),
    );
  });
});

it('ORDER-009 fetches the styles of orders in batches of 24, each style once', () => {
  const ids = Array.from({ length: 50 }, (_, index) => String(index));
  const orders = [...ids, ...ids].map((c_masterId) => ({ productItems: [buildOrderedItem('1', { c_masterId })] }));
  expect(styleBatches(orders).map((batch) => batch.length)).toEqual([24, 24, 2]);
  expect(styleBatches(orders).flat()).toEqual(ids);
  expect(styleBatches([])).toEqual([]);
});
