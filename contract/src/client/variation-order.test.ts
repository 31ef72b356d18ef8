import { expect, it } from 'vitest';
import { inVariationOrder } from './variation-order.ts';

it('names the values of a variant in one order, other attributes last', () => {
  const names = { width: 'Wide', size: 'M', fit: 'Regular', inseam: '32', waist: '34', color: 'Duck Brown' };
  expect(inVariationOrder(names).map(([attribute]) => attribute)).toEqual(['color', 'fit', 'waist', 'inseam', 'size', 'width']);
  expect(inVariationOrder({})).toEqual([]);
});
