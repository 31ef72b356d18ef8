import { lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import type { Write } from '../database/write-together.ts';
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

/** Seconds since the bucket was refilled; not negative if a clock was set back. */
function idleSeconds(now: string): SQL {
  return sql`greatest(0, extract(epoch FROM ${now}::timestamptz - bucket.refilled_at)::float8)`;
}

function refilledTokens({ capacity, refillPerSecond }: RateLimit, now: string): SQL {
  return sql`least(${capacity}::float8, bucket.tokens + ${refillPerSecond}::float8 * ${idleSeconds(now)})`;
}

const givenBack = sql`
  UPDATE ${rateLimits} SET tokens = least(${sql.placeholder('bucketCapacity')}::float8, tokens + 1)
  WHERE name = ${sql.placeholder('bucketName')} AND principal = ${sql.placeholder('bucketPrincipal')}
  RETURNING name`;

/** Returns the write that gives a token back, for a transaction of the caller. */
export function tokenReturn({ limit, principal }: Bucket): Write {
  return { build: () => givenBack, values: { bucketCapacity: limit.capacity, bucketName: limit.name, bucketPrincipal: principal } };
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
      const rows = buckets.map(
        ({ limit, principal }) => sql`(${limit.name}, ${principal}, ${limit.capacity}::float8, ${limit.refillPerSecond}::float8)`,
      );
      await db.execute(sql`
        WITH charged (name, principal, capacity, refill) AS (VALUES ${sql.join(rows, sql`, `)})
        INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
        SELECT name, principal, capacity - 1, ${now}::timestamptz FROM charged ORDER BY name, principal
        ON CONFLICT (name, principal) DO UPDATE SET refilled_at = greatest(bucket.refilled_at, excluded.refilled_at), tokens = (
          SELECT greatest(-capacity, least(capacity, bucket.tokens + refill * ${idleSeconds(now)}) - 1)
          FROM charged WHERE charged.name = bucket.name AND charged.principal = bucket.principal)`);
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
