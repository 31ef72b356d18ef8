import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import type { Result } from '../result.ts';
import { createNetworksHasher } from './client-address.ts';
import { networkBuckets } from './network-buckets.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';

interface NetworkLimiterOptions {
  database: Pick<DatabaseHandle, 'db'>;
  clock: Clock;
  settings: { masterKey: string };
}

/** Takes `cost` tokens, by default one, from the buckets of the networks of a request, or none if one of them holds fewer. */
export type NetworkLimiter = (
  limit: RateLimit,
  request: { headers: Headers },
  cost?: number,
) => Promise<Result<undefined, 'TooManyRequestsException'>>;

export function createNetworkLimiter({ database, clock, settings }: NetworkLimiterOptions): NetworkLimiter {
  const limiter = createRateLimiter(database.db, clock);
  const networksOf = createNetworksHasher(settings.masterKey);
  return (limit, { headers }, cost) => limiter.takeEach(networkBuckets(limit, networksOf(headers)), cost);
}
