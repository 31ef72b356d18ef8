/**
 * Tells every process that pages and answers made from some data are out of date. A write inserts its surrogate keys in
 * its own transaction; every process reads them on. NOTIFY makes that faster and is never relied upon.
 */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Queryable } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { startPeriodicTask } from '../jobs/periodic-task.ts';

const channel = 'outfitter_invalidation';
/**
 * Seconds of rows that each read covers. Their numbers are given when they are inserted and become visible when their
 * transaction commits, so a later number may be seen first: a reader that asked for "above the last" would miss the
 * other. No transaction that invalidates may last longer than this.
 */
export const rereadSeconds = 120;

/** Says, within the transaction that changes the data, what depends on it: `product-4117`, `category-men`. */
export async function invalidate(tx: Queryable, keys: readonly string[]): Promise<void> {
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return;
  await tx.execute(sql`
    WITH added AS (INSERT INTO invalidation (surrogate_key) SELECT unnest(${sql.param(distinct)}::text[]) RETURNING id)
    SELECT pg_notify(${channel}, '') FROM (SELECT count(*) FROM added) AS done`);
}

export interface FollowOptions {
  pool: Pick<pg.Pool, 'query'>;
  /** Where to LISTEN, past any pooler; without it the table is only read in turn. */
  listenUrl?: string;
  /** Hears each key once for each time it was invalidated. */
  onKeys: (keys: Set<string>) => void;
  /** Keys may have been missed, since the database could not be read for longer than the window: everything is out of date. */
  onGap: () => void;
  onError?: (error: unknown) => void;
  /** Milliseconds between two reads. */
  pollInterval?: number;
}
export interface InvalidationFollower {
  /** Milliseconds since the table was last read; infinite before the first time. */
  age(): number;
  /** Whether it was read lately, so that what this process keeps can be trusted. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** Milliseconds without a good read after which a process no longer counts as current. */
const longestAge = 3_000;

/** Follows the invalidations from now on. Resolves when it knows where it stands, or at once where the database is away. */
export async function followInvalidations(options: FollowOptions): Promise<InvalidationFollower> {
  const { pool, onKeys, onGap, onError } = options;
  let seen: Set<number> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const age = () => performance.now() - readAt;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { rows } = await pool.query<{ id: number; surrogate_key: string }>(
        `SELECT id, surrogate_key FROM invalidation WHERE created_at > clock_timestamp() - interval '${rereadSeconds} seconds'`,
      );
      // Half of the window is left for transactions that were open all the time.
      const hasGap = seen !== undefined && age() > (rereadSeconds / 2) * 1000;
      const fresh = rows.filter((row) => seen !== undefined && !seen.has(row.id));
      seen = new Set(rows.map((row) => row.id));
      readAt = startedAt;
      if (hasGap) onGap();
      else if (fresh.length > 0) onKeys(new Set(fresh.map((row) => row.surrogate_key)));
    } catch (error) {
      onError?.(error);
    }
  }

  await read();
  const reading = startPeriodicTask(read, options.pollInterval ?? 400, options.pollInterval ?? 400);
  const listener = options.listenUrl ? listen({ databaseUrl: options.listenUrl, channel, onWake: reading.wake, onError }) : undefined;
  return {
    age,
    isCurrent: () => age() < longestAge,
    async close() {
      await reading.stop();
      await listener?.close();
    },
  };
}

/** Throws away what every follower has long read. Answers how many rows went. */
export async function deleteOldInvalidations(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM invalidation WHERE created_at < clock_timestamp() - make_interval(secs => ${rereadSeconds * 4})`,
  );
  return rowCount ?? 0;
}
