/**
 * Limits attempts that a thief would repeat with many guests: card numbers and promo codes. A new guest costs nothing, so attempts are also
 * counted by network, and rejected ones for the whole shop. The figures are explained in docs/security.md.
 */
import { headers as headerNames } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Write } from '../database/write-together.ts';
import { ok, type Result } from '../result.ts';
import { type ClientNetworks, createNetworksHasher } from './client-address.ts';
import { networkBuckets } from './network-buckets.ts';
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

/** Returns the seconds until a bucket without tokens has one again. */
function secondsUntilForgotten({ refillPerSecond }: RateLimit, { tokens }: BucketLevel): number {
  return tokens < 1 ? (1 - tokens) / refillPerSecond : 0;
}

/**
 * Returns the seconds that a network has to wait before its next attempt. A network with `rejectedByNetwork` rejections waits until one of
 * them is forgotten. While the shop sees more rejections than usual, each rejection of a network doubles its pause; a network without
 * rejections never waits.
 */
export function pauseSeconds(limits: AttemptLimits, network: BucketLevel, shop: BucketLevel): number {
  const untilForgotten = secondsUntilForgotten(limits.rejectedByNetwork, network);
  const rejections = Math.ceil(limits.rejectedByNetwork.capacity - network.tokens);
  if (shop.tokens >= 1 || rejections < 1) return untilForgotten;
  const pause = Math.min(longestPause, 2 ** rejections);
  return Math.max(untilForgotten, pause - network.idleSeconds);
}

export interface AttemptLimiter {
  /** Counts an attempt of a shopper, unless one of the limits is reached. */
  admit(customerGroupId: string, request: Request): Promise<Result<undefined, 'TooManyRequestsException'>>;
  recordRejection(request: Request): Promise<void>;
  /** Returns the write that forgets an attempt of the networks, for the transaction in which the attempt becomes an order. */
  attemptReturn(request: Request): Write | undefined;
}

/** A request without the client-address header has not come through a gateway and has no network. */
export function createAttemptLimiter(
  { database, clock, settings }: Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>,
  limits: AttemptLimits,
): AttemptLimiter {
  const limiter = createRateLimiter(database.db, clock);
  const networksOf = createNetworksHasher(settings.masterKey);
  const shop: Bucket = { limit: limits.rejectedInShop, principal: wholeShop };
  const findNetworks = ({ headers }: Request) => (headers.has(headerNames.clientAddress) ? networksOf(headers) : undefined);

  async function checkPause(networks: ClientNetworks): Promise<Result<undefined, 'TooManyRequestsException'>> {
    const rejected = networkBuckets(limits.rejectedByNetwork, networks);
    const [near, wide, whole] = await limiter.read([...rejected, shop]);
    if (!near || !wide || !whole) return ok();
    const pause = Math.max(pauseSeconds(limits, near, whole), secondsUntilForgotten(rejected[1].limit, wide));
    return pause > 0 ? tooManyRequests(limits.rejectedByNetwork, pause) : ok();
  }

  return {
    async admit(customerGroupId, request) {
      const networks = findNetworks(request);
      if (networks === undefined) return limiter.take(limits.byShopper, customerGroupId);
      const unpaused = await checkPause(networks);
      if (!unpaused.ok) return unpaused;
      return limiter.takeEach([{ limit: limits.byShopper, principal: customerGroupId }, ...networkBuckets(limits.byNetwork, networks)]);
    },
    async recordRejection(request) {
      const networks = findNetworks(request);
      await limiter.charge([...(networks === undefined ? [] : networkBuckets(limits.rejectedByNetwork, networks)), shop]);
    },
    attemptReturn(request) {
      const networks = findNetworks(request);
      return networks === undefined ? undefined : tokenReturn(networkBuckets(limits.byNetwork, networks));
    },
  };
}
