import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visiblePages } from './visible-pages.ts';

it('shows the first page, the last page and the neighbors of the current page', () => {
  expect(visiblePages(1, 1)).toEqual([1]);
  expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(visiblePages(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(visiblePages(1, 0)).toEqual([]);
});
it('lists at most seven entries in ascending order, including the first, the current and the last page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const current = (seed % count) + 1;
      const entries = visiblePages(current, count);
      const pages = entries.filter((page) => page !== 'gap');
      const isAscending = pages.every((page, index) => index === 0 || page > pages[index - 1]!);
      return isAscending && pages[0] === 1 && pages.at(-1) === count && pages.includes(current) && entries.length <= 7;
    }),
  );
});
