/**
 * Invalidation of cached pages and responses. A write inserts surrogate keys in its own transaction, and every process polls
 * that table. NOTIFY only wakes the polling sooner.
 */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Queryable } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { startPeriodicTask } from '../jobs/periodic-task.ts';
import { runWithDeadline } from '../load/request-budget.ts';

const channel = 'outfitter_invalidation';
/**
 * Seconds of rows that each poll reads again, and the maximum duration of a transaction that invalidates. Row ids are assigned at insert
 * but become visible at commit, so a lower id may appear after a higher one.
 */
export const rereadSeconds = 120;

/** Invalidates surrogate keys, such as `product-4117`, within the transaction that changes their data. */
export async function invalidate(tx: Queryable, keys: readonly string[]): Promise<void> {
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return;
  await tx.execute(sql`
    WITH added AS (INSERT INTO invalidation (surrogate_key) SELECT unnest(${sql.param(distinct)}::text[]) RETURNING id)
    SELECT pg_notify(${channel}, '') FROM (SELECT count(*) FROM added) AS done`);
}

export interface FollowOptions {
  pool: Pick<pg.Pool, 'query'>;
  /** Connection URL for LISTEN, which must bypass any pooler. Without it, the table is only polled. */
  listenUrl?: string;
  onKeys: (keys: Set<string>) => void;
  /** Called if the table could not be read for too long. Invalidations may have been missed, so all cached data is stale. */
  onGap: () => void;
  onError?: (error: unknown) => void;
  pollInterval?: number;
}
export interface InvalidationFollower {
  /** Milliseconds since the last successful poll; infinite before the first. */
  age(): number;
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** Milliseconds that a poll may take. Polls run one after another, so a lost connection must not hold up the next ones. */
const pollTimeout = 5_000;
/** Milliseconds without a successful poll after which the process no longer counts as current. */
const maxAge = 3_000;

/** Starts to follow invalidations. Resolves after the first poll, successful or not. */
export async function followInvalidations(options: FollowOptions): Promise<InvalidationFollower> {
  const { pool, onKeys, onGap, onError } = options;
  let seenIds: Set<number> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const age = () => performance.now() - readAt;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { rows } = await runWithDeadline(pollTimeout, () =>
        pool.query<{ id: number; surrogate_key: string }>(
          `SELECT id, surrogate_key FROM invalidation WHERE created_at > clock_timestamp() - interval '${rereadSeconds} seconds'`,
        ),
      );
      // Half of the window, because transactions may have been open for the other half.
      const hasGap = seenIds !== undefined && age() > (rereadSeconds / 2) * 1000;
      const newRows = rows.filter((row) => seenIds !== undefined && !seenIds.has(row.id));
      seenIds = new Set(rows.map((row) => row.id));
      readAt = startedAt;
      if (hasGap) onGap();
      else if (newRows.length > 0) onKeys(new Set(newRows.map((row) => row.surrogate_key)));
    } catch (error) {
      onError?.(error);
    }
  }

  await read();
  const reading = startPeriodicTask(read, options.pollInterval ?? 400, options.pollInterval ?? 400);
  const listener = options.listenUrl ? listen({ databaseUrl: options.listenUrl, channel, onNotify: reading.wake, onError }) : undefined;
  return {
    age,
    isCurrent: () => age() < maxAge,
    async close() {
      await reading.stop();
      await listener?.close();
    },
  };
}

export async function deleteOldInvalidations(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM invalidation WHERE created_at < clock_timestamp() - make_interval(secs => ${rereadSeconds * 4})`,
  );
  return rowCount ?? 0;
}
