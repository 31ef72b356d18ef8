/** Limits that all processes share: each principal has a bucket of tokens that refills with time. */
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { Fault } from '../http/fault.ts';

export interface RateLimit {
  /** What is limited: `coupon`, `payment`. */
  name: string;
  /** The most that can be taken at once. */
  capacity: number;
  /** Tokens that come back in a second. */
  refillPerSecond: number;
}
export type TakeResult = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Where the buckets are kept is behind this; a store that vanishes may only loosen limits. */
export interface RateLimiter {
  /** Takes one token from a principal's bucket. */
  take(limit: RateLimit, principal: string): Promise<TakeResult>;
}

/** Buckets in PostgreSQL, one statement a token, so that requests at once cannot take the same one. */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  return {
    async take({ name, capacity, refillPerSecond }, principal) {
      const now = clock.now().toISOString();
      const refilled = sql`least(${capacity}::float8, bucket.tokens + ${refillPerSecond}::float8
        * greatest(0, extract(epoch FROM ${now}::timestamptz - bucket.refilled_at)::float8))`;
      const { rowCount } = await db.execute(sql`
        INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
        VALUES (${name}, ${principal}, ${capacity}::float8 - 1, ${now}::timestamptz)
        ON CONFLICT (name, principal) DO UPDATE
          SET tokens = ${refilled} - 1, refilled_at = greatest(bucket.refilled_at, excluded.refilled_at)
          WHERE ${refilled} >= 1`);
      return rowCount ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(1 / refillPerSecond)) };
    },
  };
}

/** Takes a token, or throws `TooManyRequestsException` with its `Retry-After`. */
export async function takeOrFault(limiter: RateLimiter, limit: RateLimit, principal: string): Promise<void> {
  const taken = await limiter.take(limit, principal);
  if (taken.isAllowed) return;
  throw new Fault('TooManyRequestsException', 'That was too often. Please wait a moment.', { limit: limit.name }, taken.retryAfterSeconds);
}

/** Throws away buckets that nobody has used for a day. Answers how many rows went. */
export async function deleteIdleBuckets(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.refilledAt, new Date(now.getTime() - 24 * 60 * 60 * 1000)));
  return rowCount ?? 0;
}
