import { expect, it } from 'vitest';
import { currentSelection, historyEntryOf, withClicksBeforeHydration } from './use-variant-selection.ts';
import type { VariantMatrix } from './variant-availability.ts';

const variant = (valueIndexes: number[]) => ({
  productId: valueIndexes.join('-'),
  valueIndexes,
  price: 100,
  strikePrice: undefined,
  orderable: true,
  stock: 3,
  backorder: false,
  isReduced: false,
  inStockDate: undefined,
});
const named = (value: string) => ({ value, name: value });
const matrix: VariantMatrix = {
  dimensions: [
    { id: 'color', name: 'Color', values: [named('brown'), named('black')] },
    { id: 'size', name: 'Size', values: [named('M'), named('L')] },
  ],
  variants: [variant([0, 0]), variant([0, 1]), variant([1, 0])],
};

it('a URL that is replaced after a click keeps the key of its history entry', () => {
  expect(historyEntryOf({ key: 'second', state: { entry: 'first' } })).toBe('first');
  expect([null, undefined, 'first', { entry: 1 }].map((state) => historyEntryOf({ key: 'second', state }))).toEqual(
    Array(4).fill('second'),
  );
});

it('a click applies at once to its history entry; other entries use their URL', () => {
  const fromAddress = { color: 'brown' };
  const clicked = { entry: 'first', selection: { color: 'brown', size: 'L' } };
  expect(currentSelection('first', fromAddress, undefined)).toBe(fromAddress);
  expect(currentSelection('first', fromAddress, clicked)).toBe(clicked.selection);
  expect(currentSelection('second', { color: 'brown', size: 'M' }, clicked)).toEqual({ color: 'brown', size: 'M' });
});

it('options clicked before hydration are selected if a variant has them', () => {
  const initial = { color: 'brown' };
  expect(withClicksBeforeHydration(matrix, initial, (id) => (id === 'color' ? 'brown' : undefined))).toBe(initial);
  expect(withClicksBeforeHydration(matrix, initial, (id) => (id === 'size' ? 'L' : 'brown'))).toEqual({ color: 'brown', size: 'L' });
  // No black variant in L exists, so the option that was clicked later applies.
  expect(withClicksBeforeHydration(matrix, initial, (id) => (id === 'size' ? 'L' : 'black'))).toEqual({ size: 'L' });
});
