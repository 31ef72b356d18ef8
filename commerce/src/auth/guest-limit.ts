import { headers as headerNames } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { ok, type Result } from '../platform/result.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';

/**
 * Limits the rows of new guests, which are stored for ninety days. The limit is high, because a campus or a mobile network may share one
 * address.
 */
const guestLimit: RateLimit = { name: 'guest', capacity: 300, refillPerSecond: 2 };

export type GuestLimiter = (headers: Headers) => Promise<Result<undefined, 'TooManyRequestsException'>>;

/** Limits new guests per client network. A request without the client-address header has not come through a gateway and is not limited. */
export function createGuestLimiter(deps: CommerceDependencies): GuestLimiter {
  const limitNetwork = createNetworkLimiter(deps);
  return async (headers) => (headers.has(headerNames.clientAddress) ? limitNetwork(guestLimit, { headers }) : ok());
}
