import { expect, it } from 'vitest';
import type { Matrix } from './availability.ts';
import { chosenNow, entryOf, withEarlierPresses } from './use-choice.ts';

const variant = (at: number[]) => ({
  productId: at.join('-'),
  at,
  price: 100,
  was: undefined,
  orderable: true,
  stock: 3,
  backorder: false,
  isClearance: false,
  inStockDate: undefined,
});
const named = (value: string) => ({ value, name: value });
const matrix: Matrix = {
  dimensions: [
    { id: 'color', name: 'Color', values: [named('brown'), named('black')] },
    { id: 'size', name: 'Size', values: [named('M'), named('L')] },
  ],
  variants: [variant([0, 0]), variant([0, 1]), variant([1, 0])],
};

it('an address that follows a press belongs to the entry that it took the place of', () => {
  expect(entryOf({ key: 'second', state: { entry: 'first' } })).toBe('first');
  expect([null, undefined, 'first', { entry: 1 }].map((state) => entryOf({ key: 'second', state }))).toEqual(Array(4).fill('second'));
});

it('a press shows at once and holds on its entry; on another one the address says what is chosen', () => {
  const fromAddress = { color: 'brown' };
  const pressed = { entry: 'first', selection: { color: 'brown', size: 'L' } };
  expect(chosenNow('first', fromAddress, undefined)).toBe(fromAddress);
  expect(chosenNow('first', fromAddress, pressed)).toBe(pressed.selection);
  expect(chosenNow('second', { color: 'brown', size: 'M' }, pressed)).toEqual({ color: 'brown', size: 'M' });
});

it('what was pressed before the page could listen is chosen, as far as it is made', () => {
  const nothing = { color: 'brown' };
  expect(withEarlierPresses(matrix, nothing, (id) => (id === 'color' ? 'brown' : undefined))).toBe(nothing);
  expect(withEarlierPresses(matrix, nothing, (id) => (id === 'size' ? 'L' : 'brown'))).toEqual({ color: 'brown', size: 'L' });
  // There is no black one in L: what stands pressed later holds.
  expect(withEarlierPresses(matrix, nothing, (id) => (id === 'size' ? 'L' : 'black'))).toEqual({ size: 'L' });
});
