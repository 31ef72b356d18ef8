/**
 * Limits attempts that a thief would repeat with many guests: card numbers and promo codes. A new guest costs nothing, so attempts are also
 * counted by network, and rejected ones for the whole shop. The figures are explained in docs/security.md.
 */
import { headers as headerNames } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Write } from '../database/combined-writes.ts';
import { ok, type Result } from '../result.ts';
import { type ClientNetworks, createNetworksHasher } from './client-address.ts';
import { networkBuckets } from './network-buckets.ts';
import { type Bucket, type BucketLevel, createRateLimiter, type RateLimit, tokenReturn, tooManyRequests } from './rate-limit.ts';

export interface AttemptLimits {
  byShopper: RateLimit;
  byNetwork: RateLimit;
  rejectedByShopper: RateLimit;
  rejectedByNetwork: RateLimit;
  rejectedInShop: RateLimit;
}

/** Shopper and networks of an attempt. A request that has not come through a gateway has no networks. */
export interface AttemptOrigin {
  customerGroupId: string;
  networks: ClientNetworks | undefined;
}

const wholeShop = 'shop';
/** Longest pause in seconds. */
const longestPause = 3_600;

/** Returns the seconds until a bucket without tokens has one again. */
function secondsUntilForgotten({ refillPerSecond }: RateLimit, { tokens }: BucketLevel): number {
  return tokens < 1 ? (1 - tokens) / refillPerSecond : 0;
}

/**
 * Returns the seconds that a shopper or a network, whose rejections have the limit `rejected`, has to wait before its next attempt. With as
 * many rejections as the limit it waits until one of them expires. While the shop sees more rejections than usual, each rejection doubles
 * the pause; without rejections there is none.
 */
export function pauseSeconds(rejected: RateLimit, level: BucketLevel, shop: BucketLevel): number {
  const untilForgotten = secondsUntilForgotten(rejected, level);
  const rejections = Math.ceil(rejected.capacity - level.tokens);
  if (shop.tokens >= 1 || rejections < 1) return untilForgotten;
  const pause = Math.min(longestPause, 2 ** rejections);
  return Math.max(untilForgotten, pause - level.idleSeconds);
}

export interface PauseBuckets {
  all: readonly Bucket[];
  check(levels: readonly BucketLevel[]): Result<undefined, 'TooManyRequestsException'>;
}

export interface AttemptLimiter {
  originOf(customerGroupId: string, request: Request): AttemptOrigin;
  pauseBuckets(origin: AttemptOrigin): PauseBuckets;
  /** Counts an attempt, unless its origin has to pause or one of the limits is reached. */
  admit(origin: AttemptOrigin): Promise<Result<undefined, 'TooManyRequestsException'>>;
  recordRejection(origin: AttemptOrigin): Promise<void>;
  /** Returns the write that deletes an attempt of the networks, for the transaction in which the attempt becomes an order. */
  attemptReturn(origin: AttemptOrigin): Write | undefined;
}

export function createAttemptLimiter(
  { database, clock, settings }: Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>,
  limits: AttemptLimits,
): AttemptLimiter {
  const limiter = createRateLimiter(database.db, clock);
  const networksOf = createNetworksHasher(settings.masterKey);
  const shop: Bucket = { limit: limits.rejectedInShop, principal: wholeShop };

  const bucketsOf = (byShopper: RateLimit, byNetwork: RateLimit, { customerGroupId, networks }: AttemptOrigin): Bucket[] => [
    { limit: byShopper, principal: customerGroupId },
    ...(networks ? networkBuckets(byNetwork, networks) : []),
  ];
  const rejectionBuckets = (origin: AttemptOrigin) => bucketsOf(limits.rejectedByShopper, limits.rejectedByNetwork, origin);

  function pauseBuckets(origin: AttemptOrigin): PauseBuckets {
    const rejected = rejectionBuckets(origin);
    return {
      all: [shop, ...rejected],
      check([inShop, ...levels]) {
        if (!inShop) return ok();
        const pauses = rejected.map(({ limit }, index) => {
          const level = levels[index];
          if (!level) return 0;
          // A wide network has too many shoppers to pause all of them for a few rejections.
          const isWide = index === 2;
          return isWide ? secondsUntilForgotten(limit, level) : pauseSeconds(limit, level, inShop);
        });
        const pause = Math.max(...pauses);
        const longest = rejected[pauses.indexOf(pause)];
        return pause > 0 && longest ? tooManyRequests(longest.limit, pause) : ok();
      },
    };
  }

  return {
    originOf: (customerGroupId, { headers }) => ({
      customerGroupId,
      networks: headers.has(headerNames.clientAddress) ? networksOf(headers) : undefined,
    }),
    pauseBuckets,
    async admit(origin) {
      const { all, check } = pauseBuckets(origin);
      const unpaused = check(await limiter.read(all));
      return unpaused.ok ? limiter.takeEach(bucketsOf(limits.byShopper, limits.byNetwork, origin)) : unpaused;
    },
    recordRejection: (origin) => limiter.charge([...rejectionBuckets(origin), shop]),
    attemptReturn: ({ networks }) => (networks ? tokenReturn(networkBuckets(limits.byNetwork, networks)) : undefined),
  };
}
