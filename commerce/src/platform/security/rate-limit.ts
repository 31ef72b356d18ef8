import { type InferSelectModel, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Write } from '../database/combined-writes.ts';
import type { Database, Queryable } from '../database/database.ts';
import { jsonRowsFrom } from '../database/json-rows.ts';
import { prepared } from '../database/prepared.ts';
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
  /** Number of tokens; negative if the bucket is in debt. */
  tokens: number;
  /** Seconds since a token was last taken; infinite for an untouched bucket. */
  idleSeconds: number;
}

/** Port to the store of the token buckets. Losing the buckets only loosens limits. */
export interface RateLimiter {
  /** Takes `cost` tokens, by default one, or none if the bucket holds fewer. */
  take(limit: RateLimit, principal: string, cost?: number): Promise<Result<undefined, 'TooManyRequestsException'>>;
  /** Takes `cost` tokens of each bucket, by default one, or none if one of them holds fewer. */
  takeEach(buckets: readonly Bucket[], cost?: number): Promise<Result<undefined, 'TooManyRequestsException'>>;
  read(buckets: readonly Bucket[]): Promise<BucketLevel[]>;
  /** Takes a token of each bucket, also of an empty one: its debt is at most its capacity. */
  charge(buckets: readonly Bucket[]): Promise<void>;
  giveBack(buckets: readonly Bucket[]): Promise<void>;
}

export function tooManyRequests(limit: RateLimit, retryAfterSeconds: number): Failure<'TooManyRequestsException'> {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return failure('TooManyRequestsException', 'Too many requests. Please wait a moment, then try again.', { limit: limit.name }, seconds);
}

/** Seconds since the bucket was refilled; not negative if a clock was set back. */
function idleSeconds(now: string): SQL {
  return sql`greatest(0, extract(epoch FROM ${now}::timestamptz - bucket.refilled_at)::float8)`;
}

type BucketRow = InferSelectModel<typeof rateLimits>;
const placeholder = sql.placeholder;
const bucketColumns = {
  name: rateLimits.name,
  principal: rateLimits.principal,
  tokens: rateLimits.tokens,
  refilledAt: rateLimits.refilledAt,
};
const isGivenBucket = sql`(${rateLimits.name}, ${rateLimits.principal}) IN (
  SELECT * FROM unnest(${placeholder('bucketNames')}::text[], ${placeholder('bucketPrincipals')}::text[]))`;

/** The rows of buckets, for a statement that reads other lists, too. Its placeholders are those of `bucketValues`. */
export const bucketRows = jsonRowsFrom(bucketColumns, sql`${rateLimits} WHERE ${isGivenBucket}`);

export function bucketValues(buckets: readonly Bucket[]): Record<'bucketNames' | 'bucketPrincipals', string[]> {
  return { bucketNames: buckets.map(({ limit }) => limit.name), bucketPrincipals: buckets.map(({ principal }) => principal) };
}

/** Returns the level of each bucket, in their order; one without a row is untouched. */
export function bucketLevels(buckets: readonly Bucket[], rows: readonly BucketRow[], now: Date): BucketLevel[] {
  return buckets.map(({ limit, principal }) => {
    const row = rows.find((found) => found.name === limit.name && found.principal === principal);
    if (!row) return { tokens: limit.capacity, idleSeconds: Number.POSITIVE_INFINITY };
    const idleTime = Math.max(0, now.getTime() - row.refilledAt.getTime()) / 1000;
    return { tokens: Math.min(limit.capacity, row.tokens + limit.refillPerSecond * idleTime), idleSeconds: idleTime };
  });
}

/**
 * Gives a token back to each of the `given` rows (name, principal, capacity). Lock order of all statements: the name, then the principal.
 */
const giveBackTo = (given: SQL) => sql`
  UPDATE rate_limit SET tokens = least(locked.capacity, rate_limit.tokens + 1) FROM (
    SELECT bucket.name, bucket.principal, given.capacity
    FROM ${given} AS given (name, principal, capacity) JOIN rate_limit AS bucket USING (name, principal)
    ORDER BY bucket.name, bucket.principal FOR UPDATE OF bucket
  ) AS locked
  WHERE rate_limit.name = locked.name AND rate_limit.principal = locked.principal
  RETURNING rate_limit.name`;

const givenBack = giveBackTo(
  sql`unnest(${placeholder('bucketNames')}::text[], ${placeholder('bucketPrincipals')}::text[], ${placeholder('bucketCapacities')}::float8[])`,
);

export function tokenReturn(buckets: readonly Bucket[]): Write {
  const bucketCapacities = buckets.map(({ limit }) => limit.capacity);
  return { build: () => givenBack, values: { ...bucketValues(buckets), bucketCapacities } };
}

/** Stores the token buckets in PostgreSQL. A single statement takes a token, so that concurrent requests cannot take the same one. */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const timestamp = () => clock.now().toISOString();
  const rowsOf = (buckets: readonly Bucket[]) =>
    sql.join(
      buckets.map(
        ({ limit, principal }) => sql`(${limit.name}, ${principal}, ${limit.capacity}::float8, ${limit.refillPerSecond}::float8)`,
      ),
      sql`, `,
    );

  async function takeEach(buckets: readonly Bucket[], cost = 1): Promise<Result<undefined, 'TooManyRequestsException'>> {
    const now = timestamp();
    const refilled = sql`least(given.capacity, bucket.tokens + given.refill * ${idleSeconds(now)})`;
    const refilledConflict = sql`(SELECT ${refilled} FROM given WHERE given.name = bucket.name AND given.principal = bucket.principal)`;
    // `locked` misses a row that is being inserted elsewhere. If that row has too few tokens, the other buckets still lose theirs.
    const { rows } = await db.execute<{ taken: number; lacking: string[] | null }>(sql`
      WITH given (name, principal, capacity, refill) AS (VALUES ${rowsOf(buckets)}),
      locked AS (
        SELECT bucket.name, ${refilled} AS tokens FROM given JOIN rate_limit AS bucket USING (name, principal)
        ORDER BY bucket.name, bucket.principal FOR UPDATE OF bucket
      ),
      taken AS (
        INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
        SELECT name, principal, capacity - ${cost}::float8, ${now}::timestamptz FROM given
        WHERE NOT EXISTS (SELECT FROM locked WHERE tokens < ${cost}::float8) AND NOT EXISTS (SELECT FROM given WHERE capacity < ${cost}::float8)
        ORDER BY name, principal
        ON CONFLICT (name, principal) DO UPDATE
          SET tokens = ${refilledConflict} - ${cost}::float8, refilled_at = greatest(bucket.refilled_at, excluded.refilled_at)
          WHERE ${refilledConflict} >= ${cost}::float8
        RETURNING name
      )
      SELECT (SELECT count(*)::int FROM taken) AS taken, (SELECT json_agg(name) FROM locked WHERE tokens < ${cost}::float8) AS lacking`);
    const [outcome] = rows;
    if (outcome?.taken === buckets.length) return ok();
    const lacking = buckets.find(({ limit }) => outcome?.lacking?.includes(limit.name)) ?? buckets[0];
    if (!lacking) return ok();
    return tooManyRequests(lacking.limit, cost / lacking.limit.refillPerSecond);
  }

  return {
    take: (limit, principal, cost) => takeEach([{ limit, principal }], cost),
    takeEach,
    async read(buckets) {
      const statement = prepared(db, 'buckets', (queryable) => queryable.select(bucketColumns).from(rateLimits).where(isGivenBucket));
      return bucketLevels(buckets, await statement.execute(bucketValues(buckets)), clock.now());
    },
    async charge(buckets) {
      const now = timestamp();
      await db.execute(sql`
        WITH charged (name, principal, capacity, refill) AS (VALUES ${rowsOf(buckets)})
        INSERT INTO rate_limit AS bucket (name, principal, tokens, refilled_at)
        SELECT name, principal, capacity - 1, ${now}::timestamptz FROM charged ORDER BY name, principal
        ON CONFLICT (name, principal) DO UPDATE SET refilled_at = greatest(bucket.refilled_at, excluded.refilled_at), tokens = (
          SELECT greatest(-capacity, least(capacity, bucket.tokens + refill * ${idleSeconds(now)}) - 1)
          FROM charged WHERE charged.name = bucket.name AND charged.principal = bucket.principal)`);
    },
    async giveBack(buckets) {
      const rows = buckets.map(({ limit, principal }) => sql`(${limit.name}, ${principal}, ${limit.capacity}::float8)`);
      await db.execute(giveBackTo(sql`(VALUES ${sql.join(rows, sql`, `)})`));
    },
  };
}

/** Deletes the buckets of a limit whose principals have a prefix, which makes them full again. They are locked in the order above. */
export async function deleteBuckets(queryable: Queryable, { name, prefix }: { name: string; prefix: string }): Promise<void> {
  await queryable.execute(sql`
    WITH locked AS MATERIALIZED (
      SELECT name, principal FROM rate_limit WHERE name = ${name} AND starts_with(principal, ${prefix}) ORDER BY principal FOR UPDATE)
    DELETE FROM rate_limit USING locked WHERE rate_limit.name = locked.name AND rate_limit.principal = locked.principal`);
}

export async function deleteIdleBuckets(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.refilledAt, new Date(now.getTime() - 24 * 60 * 60 * 1000)));
  return rowCount ?? 0;
}
