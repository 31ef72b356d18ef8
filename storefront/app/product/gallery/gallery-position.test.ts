import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexAtEnd, indexForKey, indexInView } from './gallery-position.ts';

it('arrow keys move by one image, Home and End to the ends, and never beyond', () => {
  expect([indexForKey('ArrowRight', 0, 3), indexForKey('ArrowLeft', 1, 3), indexForKey('Home', 2, 3), indexForKey('End', 0, 3)]).toEqual([
    1, 0, 0, 2,
  ]);
  expect([indexForKey('ArrowRight', 2, 3), indexForKey('ArrowLeft', 0, 3), indexForKey('Enter', 1, 3), indexForKey('Home', 0, 3)]).toEqual(
    Array(4).fill(undefined),
  );
  expect([indexForKey('ArrowLeft', 0, 3, true), indexForKey('ArrowRight', 1, 3, true)]).toEqual([1, 0]);
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'),
      fc.integer({ min: -1, max: 9 }),
      fc.nat(9),
      (key, from, count) => {
        const next = indexForKey(key, from, count);
        const isStep = next !== undefined;
        expect(isStep ? next >= 0 && next < count && next !== from : true).toBe(true);
        if (key === 'ArrowRight') expect(isStep).toBe(from >= 0 && from + 1 < count);
        if (key === 'ArrowLeft') expect(isStep).toBe(from >= 1 && from - 1 < count);
        if (key === 'a') expect(isStep).toBe(false);
      },
    ),
  );
});

it('the image in view is the one whose start is nearest', () => {
  expect(indexInView([0, 300, 600], 290)).toBe(1);
  expect(indexInView([0, 300, 600], 0)).toBe(0);
  expect(indexInView([0, -300, -600], -480)).toBe(2);
  expect(indexInView([], 10)).toBe(0);
});

it('at the end of a row the image in view is the last, or the requested one if it is visible', () => {
  expect(indexAtEnd(5, 3, undefined)).toBe(4);
  expect(indexAtEnd(5, 2, 3)).toBe(3);
  expect(indexAtEnd(5, 3, 1)).toBe(4);
  expect(indexAtEnd(5, 3, 9)).toBe(4);
});
