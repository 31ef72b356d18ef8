import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visiblePages } from './visible-pages.ts';

it('shows both ends and the neighbors of the current page', () => {
  expect(visiblePages(1, 1)).toEqual([1]);
  expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(visiblePages(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(visiblePages(1, 0)).toEqual([]);
});
it('is ascending from the first to the last page, contains the current one, and has at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, any) => {
      const current = (any % count) + 1;
      const shown = visiblePages(current, count);
      const pages = shown.filter((page) => page !== 'gap');
      const rises = pages.every((page, index) => index === 0 || page > pages[index - 1]!);
      return rises && pages[0] === 1 && pages.at(-1) === count && pages.includes(current) && shown.length <= 7;
    }),
  );
});
