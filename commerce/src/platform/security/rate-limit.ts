import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { failure, ok, type Result } from '../result.ts';

export interface RateLimit {
  name: string;
  capacity: number;
  refillPerSecond: number;
}

/** Port to the store of the token buckets. Losing the buckets only loosens limits. */
export interface RateLimiter {
  take(limit: RateLimit, principal: string): Promise<Result<undefined, 'TooManyRequestsException'>>;
}

/** Stores the token buckets in PostgreSQL. A single statement takes a token, so that concurrent requests cannot take the same one. */
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
      if (rowCount) return ok();
      const retryAfterSeconds = Math.max(1, Math.ceil(1 / refillPerSecond));
      return failure('TooManyRequestsException', 'That was too often. Please wait a moment.', { limit: name }, retryAfterSeconds);
    },
  };
}

export async function deleteIdleBuckets(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.refilledAt, new Date(now.getTime() - 24 * 60 * 60 * 1000)));
  return rowCount ?? 0;
}
