/**
 * Limits attempts that a thief would repeat with many guests: card numbers and promo codes. A new guest costs nothing, so attempts are also
 * counted by network, and rejected ones for the whole shop. The figures are explained in docs/security.md.
 */
import { headers as headerNames } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Write } from '../database/write-together.ts';
import { ok, type Result } from '../result.ts';
import { createNetworkHasher } from './client-address.ts';
import { type Bucket, type BucketLevel, createRateLimiter, type RateLimit, tokenReturn, tooManyRequests } from './rate-limit.ts';

export interface AttemptLimits {
  byShopper: RateLimit;
  byNetwork: RateLimit;
  rejectedByNetwork: RateLimit;
  rejectedInShop: RateLimit;
}

const wholeShop = 'shop';
/** Seconds. */
const longestPause = 3_600;

/**
 * Returns the seconds that a network has to wait before its next attempt. A network with `rejectedByNetwork` rejections waits until one of
 * them is forgotten. While the shop sees more rejections than usual, each rejection of a network doubles its pause; a network without
 * rejections never waits.
 */
export function pauseSeconds(limits: AttemptLimits, network: BucketLevel, shop: BucketLevel): number {
  const { capacity, refillPerSecond } = limits.rejectedByNetwork;
  const untilForgotten = network.tokens < 1 ? (1 - network.tokens) / refillPerSecond : 0;
  const rejections = Math.ceil(capacity - network.tokens);
  if (shop.tokens >= 1 || rejections < 1) return untilForgotten;
  const pause = Math.min(longestPause, 2 ** rejections);
  return Math.max(untilForgotten, pause - network.idleSeconds);
}

export interface AttemptLimiter {
  /** Counts an attempt of a shopper, unless one of the limits is reached. */
  admit(customerGroupId: string, request: Request): Promise<Result<undefined, 'TooManyRequestsException'>>;
  recordRejection(request: Request): Promise<void>;
  /** Returns the write that forgets an attempt of the network, for the transaction in which the attempt becomes an order. */
  attemptReturn(request: Request): Write | undefined;
}

/** A request without the client-address header has not come through a gateway and has no network. */
export function createAttemptLimiter(
  { database, clock, settings }: Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>,
  limits: AttemptLimits,
): AttemptLimiter {
  const limiter = createRateLimiter(database.db, clock);
  const networkOf = createNetworkHasher(settings.masterKey);
  const shop: Bucket = { limit: limits.rejectedInShop, principal: wholeShop };
  const findNetwork = ({ headers }: Request) => (headers.has(headerNames.clientAddress) ? networkOf(headers) : undefined);

  async function checkPause(principal: string): Promise<Result<undefined, 'TooManyRequestsException'>> {
    const [network, whole] = await limiter.read([{ limit: limits.rejectedByNetwork, principal }, shop]);
    const pause = network && whole ? pauseSeconds(limits, network, whole) : 0;
    return pause > 0 ? tooManyRequests(limits.rejectedByNetwork, pause) : ok();
  }

  return {
    async admit(customerGroupId, request) {
      const network = findNetwork(request);
      if (network === undefined) return limiter.take(limits.byShopper, customerGroupId);
      const unpaused = await checkPause(network);
      if (!unpaused.ok) return unpaused;
      const byShopper = await limiter.take(limits.byShopper, customerGroupId);
      return byShopper.ok ? limiter.take(limits.byNetwork, network) : byShopper;
    },
    async recordRejection(request) {
      const network = findNetwork(request);
      await limiter.charge([...(network === undefined ? [] : [{ limit: limits.rejectedByNetwork, principal: network }]), shop]);
    },
    attemptReturn(request) {
      const principal = findNetwork(request);
      return principal === undefined ? undefined : tokenReturn({ limit: limits.byNetwork, principal });
    },
  };
}
