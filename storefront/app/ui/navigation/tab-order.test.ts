import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTabIndex } from './tab-order.ts';

it('arrow keys wrap around, Home and End move to the ends, other keys do nothing', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => nextTabIndex(key, 2, 3))).toEqual([0, 1, 0, 2, undefined]);
});
it('the right and left arrow keys undo each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, seed) => {
      const index = seed % count;
      return nextTabIndex('ArrowLeft', nextTabIndex('ArrowRight', index, count)!, count) === index;
    }),
  );
});
