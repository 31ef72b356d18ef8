import { headers as headerNames } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit, takeOrFault } from '../platform/security/rate-limit.ts';

/**
 * Each new guest is a row that is kept for ninety days, so one address may not make them without end. It is wide: a whole
 * campus or a mobile network may shop from one.
 */
const guestLimit: RateLimit = { name: 'guest', capacity: 300, refillPerSecond: 2 };

/**
 * Counts a new guest against the network that the request comes from; throws `TooManyRequestsException` where it has made
 * too many. A request that never passed a front of ours names no address and is not limited.
 */
export function createGuestLimiter({ database, clock, settings }: CommerceDependencies): (headers: Headers) => Promise<void> {
  const limiter = createRateLimiter(database.db, clock);
  const nameOf = createNetworkHasher(settings.masterKey);
  return async (headers) => {
    if (headers.has(headerNames.clientAddress)) await takeOrFault(limiter, guestLimit, nameOf(headers));
  };
}
