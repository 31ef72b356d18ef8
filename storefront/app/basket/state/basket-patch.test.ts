import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { applyPatches, type BasketPatch, countItems, supersedes } from './basket-patch.ts';

const basket = buildBasket([
  buildBasketItem('1', { basePrice: 26, quantity: 2 }),
  buildBasketItem('2', { basePrice: 64.1 }),
  buildBasketItem('3', { basePrice: 149 }),
]);
const patches = fc.array(
  fc.oneof(
    fc.record<BasketPatch & { kind: 'quantity' }>({
      kind: fc.constant('quantity'),
      itemId: fc.constantFrom('1', '2', '3'),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record<BasketPatch & { kind: 'remove' }>({ kind: fc.constant('remove'), itemId: fc.constantFrom('1', '2', '3') }),
  ),
);

describe('the basket displayed while changes are pending', () => {
  it('is the same object if nothing is pending', () => {
    expect(applyPatches(basket, [])).toBe(basket);
  });
  it('shows a new quantity with its line price and subtotal at once', () => {
    const shown = applyPatches(basket, [{ kind: 'quantity', itemId: '1', quantity: 3 }]);
    expect(shown.productItems[0]).toMatchObject({ quantity: 3, price: 78 });
    expect(shown.productSubTotal).toBe(291.1);
    expect(countItems(shown)).toBe(5);
  });
  it('has a subtotal that equals the sum of its lines, whatever is pending', () => {
    fc.assert(
      fc.property(patches, (pending) => {
        const shown = applyPatches(basket, pending);
        const sum = shown.productItems.reduce((total, { price }) => total + price, 0);
        expect(shown.productSubTotal).toBeCloseTo(sum, 2);
      }),
    );
  });
  it('is the same without superseded patches', () => {
    fc.assert(
      fc.property(patches, (pending) => {
        const remaining = pending.filter((patch, index) => !pending.slice(index + 1).some((later) => supersedes(later, patch)));
        expect(applyPatches(basket, remaining)).toEqual(applyPatches(basket, pending));
      }),
    );
  });
  it('has no units if there is no basket', () => {
    expect(countItems(null)).toBe(0);
    expect(countItems(undefined)).toBe(0);
  });
});
