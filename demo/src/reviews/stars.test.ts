import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadOf, starsOf } from './stars.ts';

const ratings = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);

it('distributes the number of reviews without negative counts', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 400 }), (rating, count) => {
      const counts = spreadOf(rating, count);
      expect(counts.every((each) => each >= 0)).toBe(true);
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
    }),
  );
});

it('approximates the average rating as closely as whole reviews can', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 400 }), (rating, count) => {
      const mean = spreadOf(rating, count).reduce((sum, each, index) => sum + each * (index + 1), 0) / count;
      expect(Math.abs(mean - rating)).toBeLessThanOrEqual(0.5 / count + 1e-9);
    }),
  );
});

it('includes a few ones and twos for highly rated styles', () => {
  const [ones, twos, , , fives] = spreadOf(4.7, 190);
  expect(ones).toBeGreaterThan(0);
  expect(twos).toBeGreaterThan(0);
  expect(fives).toBeGreaterThan(130);
});

it('orders the stars of a style deterministically', () => {
  expect(starsOf('4117', 4.6, 50)).toEqual(starsOf('4117', 4.6, 50));
  expect(starsOf('4117', 4.6, 50)).not.toEqual(starsOf('4118', 4.6, 50));
});
