import { lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { type Failure, failure, ok, type Result } from '../result.ts';

export interface RateLimit {
  name: string;
  capacity: number;
  refillPerSecond: number;
}

export interface Bucket {
  limit: RateLimit;
  principal: string;
}

export interface BucketLevel {
  /** Negative if the bucket is in debt. */
  tokens: number;
  /** Seconds since a token was last taken; infinite for an untouched bucket. */
  idleSeconds: number;
}

/** Port to the store of the token buckets. Losing the buckets only loosens limits. */
export interface RateLimiter {
  /** Takes `cost` tokens, by default one, or none if the bucket holds fewer. */
  take(limit: RateLimit, principal: string, cost?: number): Promise<Result<undefined, 'TooManyRequestsException'>>;
  /** Reads buckets without changing them, in their order. */
  read(buckets: readonly Bucket[]): Promise<BucketLevel[]>;
  /** Takes a token of each bucket, also of an empty one: its debt is at most its capacity. */
  charge(buckets: readonly Bucket[]): Promise<void>;
  giveBack(bucket: Bucket): Promise<void>;
}

export function tooManyRequests(limit: RateLimit, retryAfterSeconds: number): Failure<'TooManyRequestsException'> {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return failure('TooManyRequestsException', 'That was too often. Please wait a moment.', { limit: limit.name }, seconds);
}

function refilledTokens({ capacity, refillPerSecond }: RateLimit, now: string): SQL {
  return sql`least(${capacity}::float8, bucket.tokens + ${refillPerSecond}::float8
    * greatest(0, extract(epoch FROM ${now}::timestamptz - bucket.refilled_at)::float8))`;
}

/** Stores the token buckets in PostgreSQL. A single statement takes a token, so that concurrent requests cannot take the same one. */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const timestamp = () => clock.now().toISOString();
  return {
    async take(limit, principal, cost = 1) {
      const { name, capacity, refillPerSecond } = limit;
      const now = timestamp();
      const refilled = refilledTokens(limit, now);
      const { rowCount } = await db.execute(sql`
        INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
        SELECT ${name}, ${principal}, ${capacity}::float8 - ${cost}::float8, ${now}::timestamptz
        WHERE ${capacity}::float8 >= ${cost}::float8
        ON CONFLICT (name, principal) DO UPDATE
          SET tokens = ${refilled} - ${cost}::float8, refilled_at = greatest(bucket.refilled_at, excluded.refilled_at)
          WHERE ${refilled} >= ${cost}::float8`);
      return rowCount ? ok() : tooManyRequests(limit, cost / refillPerSecond);
    },
    async read(buckets) {
      const now = timestamp();
      const levels = buckets.map(
        ({ limit, principal }, position) => sql`
        SELECT ${position}::int AS position, ${refilledTokens(limit, now)} AS tokens,
          extract(epoch FROM ${now}::timestamptz - bucket.refilled_at)::float8 AS idle_seconds
        FROM rate_limit AS bucket WHERE name = ${limit.name} AND principal = ${principal}`,
      );
      const { rows } = await db.execute<{ position: number; tokens: number; idle_seconds: number }>(sql.join(levels, sql` UNION ALL `));
      return buckets.map(({ limit }, position) => {
        const row = rows.find((found) => found.position === position);
        return row
          ? { tokens: row.tokens, idleSeconds: Math.max(0, row.idle_seconds) }
          : { tokens: limit.capacity, idleSeconds: Number.POSITIVE_INFINITY };
      });
    },
    async charge(buckets) {
      const now = timestamp();
      for (const { limit, principal } of buckets) {
        const { name, capacity } = limit;
        await db.execute(sql`
          INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
          VALUES (${name}, ${principal}, ${capacity}::float8 - 1, ${now}::timestamptz)
          ON CONFLICT (name, principal) DO UPDATE
            SET tokens = greatest(-${capacity}::float8, ${refilledTokens(limit, now)} - 1),
                refilled_at = greatest(bucket.refilled_at, excluded.refilled_at)`);
      }
    },
    async giveBack({ limit, principal }) {
      await db.execute(sql`
        UPDATE rate_limit SET tokens = least(${limit.capacity}::float8, tokens + 1) WHERE name = ${limit.name} AND principal = ${principal}`);
    },
  };
}

export async function deleteIdleBuckets(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.refilledAt, new Date(now.getTime() - 24 * 60 * 60 * 1000)));
  return rowCount ?? 0;
}
