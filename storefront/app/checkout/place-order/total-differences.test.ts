import type { Basket } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { totalDifferences } from './total-differences.ts';

const line = (itemId: string, price: number) => ({ itemId, productName: `Line ${itemId}`, price }) as Basket['productItems'][number];
const basket = (changes: Partial<Basket>) =>
  ({ productItems: [line('1', 26)], orderPriceAdjustments: [], shippingTotal: 8.95, taxTotal: 0, ...changes }) as Basket;

it('lists each change with its previous and current amount', () => {
  const after = basket({ productItems: [line('1', 24), line('2', 10)], taxTotal: 1.5 });
  expect(totalDifferences(basket({}), after)).toEqual([
    { kind: 'line', name: 'Line 1', was: 26, now: 24 },
    { kind: 'added-line', name: 'Line 2', was: 0, now: 10 },
    { kind: 'tax', was: 0, now: 1.5 },
  ]);
  expect(totalDifferences(after, basket({}))).toContainEqual({ kind: 'removed-line', name: 'Line 2', was: 10, now: 0 });
});
it('lists nothing if nothing changed', () => {
  expect(totalDifferences(basket({}), basket({}))).toEqual([]);
});
