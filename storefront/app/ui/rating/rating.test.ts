import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundToHalfStar } from './rating.ts';

it('LIST-013 rounds a rating to the nearest half star', () => {
  expect([4.6, 4.75, 4.2, 4.24, 4.25, 5, 0].map(roundToHalfStar)).toEqual([4.5, 5, 4, 4, 4.5, 5, 0]);
});
it('LIST-013 the rounded stars differ from the rating by at most a quarter star', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const stars = roundToHalfStar(rating);
      return Math.abs(stars - rating) <= 0.25 && Number.isInteger(stars * 2);
    }),
  );
});
