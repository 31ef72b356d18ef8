import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import type { Result } from '../result.ts';
import { createNetworkHasher } from './client-address.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';

interface NetworkLimiterOptions {
  database: Pick<DatabaseHandle, 'db'>;
  clock: Clock;
  settings: { masterKey: string };
}

export type NetworkLimiter = (limit: RateLimit, request: Request) => Promise<Result<undefined, 'TooManyRequestsException'>>;

export function createNetworkLimiter({ database, clock, settings }: NetworkLimiterOptions): NetworkLimiter {
  const limiter = createRateLimiter(database.db, clock);
  const networkOf = createNetworkHasher(settings.masterKey);
  return (limit, { headers }) => limiter.take(limit, networkOf(headers));
}
