import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkBuckets } from './network-buckets.ts';

it('a limit by network counts in the bucket of the near network and in a larger one of the wide network', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0.001, max: 100, noNaN: true }), (capacity, refillPerSecond) => {
      const limit = { name: 'card', capacity, refillPerSecond };
      const [near, wide] = networkBuckets(limit, { near: 'n', wide: 'w' });
      expect(near).toEqual({ limit, principal: 'n' });
      expect([wide.principal, wide.limit.name]).toEqual(['w', 'card-wide']);
      // Both refill from empty to full in the same time, so the wide limit is as strict over an hour as at once.
      expect(wide.limit.capacity).toBeGreaterThan(capacity);
      expect(wide.limit.capacity / wide.limit.refillPerSecond).toBeCloseTo(capacity / refillPerSecond);
    }),
  );
});
