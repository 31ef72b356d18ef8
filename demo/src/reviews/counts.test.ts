import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewCountOf } from './counts.ts';

it('grows with the ratings, more slowly, up to forty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (ratingCount) => {
      const count = reviewCountOf({ ratingCount });
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(40);
      expect(count).toBeLessThanOrEqual(reviewCountOf({ ratingCount: ratingCount + 1 }));
    }),
  );
  expect(reviewCountOf({ ratingCount: 0 })).toBe(0);
});
