import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { deleteOldInvalidations, followInvalidations, type InvalidationFollower, invalidate } from './invalidation.ts';

const database = useTestDatabase();
const followers: InvalidationFollower[] = [];
afterEach(async () => {
  for (const follower of followers.splice(0)) await follower.close();
});

interface Received {
  follower: InvalidationFollower;
  keys: string[];
  gaps: number;
}
async function startFollower(
  overrides: { listenUrl?: string; pollInterval?: number; pool?: Pick<pg.Pool, 'query'> } = {},
): Promise<Received> {
  const received: Omit<Received, 'follower'> = { keys: [], gaps: 0 };
  const follower = await followInvalidations({
    pool: database.pool,
    onKeys: (keys) => received.keys.push(...keys),
    onGap: () => {
      received.gaps += 1;
    },
    ...overrides,
  });
  followers.push(follower);
  return Object.assign(received, { follower });
}
/** Well below the polling intervals that these tests set, so that only NOTIFY can be this fast. */
const within = { timeout: 15_000, interval: 5 };
const invalidateKeys = (...keys: string[]) => drizzle(database.pool).transaction((tx) => invalidate(tx, keys));

describe('an invalidation', () => {
  it('reaches every process once per key', async () => {
    const [first, second] = [await startFollower(), await startFollower()];
    await invalidateKeys('product-1', 'category-men', 'product-1');
    for (const received of [first, second])
      await expect.poll(() => [...received.keys].sort(), within).toEqual(['category-men', 'product-1']);
    await pause(900);
    expect(first.keys).toHaveLength(2);
  });

  it('is never received from a rolled back transaction', async () => {
    const received = await startFollower({ pollInterval: 20 });
    const undone = drizzle(database.pool).transaction(async (tx) => {
      await invalidate(tx, ['never']);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    await invalidateKeys('after');
    await expect.poll(() => received.keys, within).toEqual(['after']);
  });

  it('is received after its commit, even if higher ids were seen before', async () => {
    const received = await startFollower({ pollInterval: 20 });
    const slow = new pg.Client(database.url);
    await slow.connect();
    await slow.query('BEGIN');
    await invalidate(drizzle(slow), ['early-number']);
    await invalidateKeys('late-number');
    await expect.poll(() => received.keys, within).toEqual(['late-number']);
    await slow.query('COMMIT');
    await slow.end();
    await expect.poll(() => received.keys, within).toEqual(['late-number', 'early-number']);
  });

  it('is received at once by a listening connection', async () => {
    const received = await startFollower({ listenUrl: database.url, pollInterval: 60_000 });
    await expect.poll(listeningBackends, within).toBe(1);
    await invalidateKeys('woken');
    await expect.poll(() => received.keys, within).toEqual(['woken']);
  });

  it('is received while the listening connection is lost, which then reconnects', async () => {
    const received = await startFollower({ listenUrl: database.url });
    await expect.poll(listeningBackends, within).toBe(1);
    await closeListeners();
    await invalidateKeys('cut');
    await expect.poll(() => received.keys, within).toEqual(['cut']);
    await expect.poll(listeningBackends, within).toBe(1);
  });

  it('makes everything stale if the database was unavailable for longer than the window', async () => {
    let isUnavailable = false;
    const realNow = performance.now.bind(performance);
    const pool = {
      query: ((text: string) => (isUnavailable ? Promise.reject(new Error('away')) : database.pool.query(text))) as pg.Pool['query'],
    };
    const received = await startFollower({ pool, pollInterval: 20 });
    expect(received.follower.isCurrent()).toBe(true);
    isUnavailable = true;
    await pause(60);
    // Advances the process's monotonic clock by more than a minute.
    performance.now = () => realNow() + 61_000;
    try {
      expect(received.follower.isCurrent()).toBe(false);
      isUnavailable = false;
      await expect.poll(() => received.gaps, within).toBe(1);
      expect(received.follower.isCurrent()).toBe(true);
    } finally {
      performance.now = realNow;
    }
  });

  it('is deleted after all followers have read it', async () => {
    await invalidateKeys('old');
    await database.pool.query("UPDATE invalidation SET created_at = created_at - interval '1 hour'");
    expect(await deleteOldInvalidations(drizzle(database.pool))).toBeGreaterThan(0);
  });
});

const ownConnections = "application_name = 'outfitter listen' AND datname = current_database()";
async function listeningBackends(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE ${ownConnections} AND query LIKE 'LISTEN%' AND state = 'idle'`,
  );
  return rows[0]?.count ?? 0;
}
async function closeListeners(): Promise<void> {
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ownConnections}`);
}
