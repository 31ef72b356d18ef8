import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availableHeight } from './use-fit-visual-viewport.ts';

it('the suggestions end above the on-screen keyboard and have a minimum height', () => {
  expect(availableHeight(140, { offsetTop: 0, height: 844 })).toBe(696);
  expect(availableHeight(140, { offsetTop: 0, height: 844 - 336 })).toBe(360);
  expect(availableHeight(140, { offsetTop: 0, height: 200 })).toBe(180);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 700, max: 2000 }),
      (top, offsetTop, height) => {
        expect(top + availableHeight(top, { offsetTop, height })).toBeLessThan(offsetTop + height);
      },
    ),
  );
});
