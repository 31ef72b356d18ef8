import type { ClientNetworks } from './client-address.ts';
import type { Bucket, RateLimit } from './rate-limit.ts';

/** The limit of a wide network is that of so many near ones. docs/security.md gives the reason. */
export const wideFactor = 8;

function wideLimitOf({ name, capacity, refillPerSecond }: RateLimit): RateLimit {
  return { name: `${name}-wide`, capacity: capacity * wideFactor, refillPerSecond: refillPerSecond * wideFactor };
}

export function networkBuckets(limit: RateLimit, { near, wide }: ClientNetworks): [near: Bucket, wide: Bucket] {
  return [
    { limit, principal: near },
    { limit: wideLimitOf(limit), principal: wide },
  ];
}
