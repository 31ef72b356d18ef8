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

interface Heard {
  follower: InvalidationFollower;
  keys: string[];
  gaps: number;
}
async function follow(more: { listenUrl?: string; pollInterval?: number; pool?: Pick<pg.Pool, 'query'> } = {}): Promise<Heard> {
  const heard: Omit<Heard, 'follower'> = { keys: [], gaps: 0 };
  const follower = await followInvalidations({
    pool: database.pool,
    onKeys: (keys) => heard.keys.push(...keys),
    onGap: () => {
      heard.gaps += 1;
    },
    ...more,
  });
  followers.push(follower);
  return Object.assign(heard, { follower });
}
/** Well below the polling intervals that these tests set, so that only NOTIFY can be this fast. */
const within = { timeout: 15_000, interval: 5 };
const say = (...keys: string[]) => drizzle(database.pool).transaction((tx) => invalidate(tx, keys));

describe('an invalidation', () => {
  it('reaches every process once per key', async () => {
    const [first, second] = [await follow(), await follow()];
    await say('product-1', 'category-men', 'product-1');
    for (const heard of [first, second]) await expect.poll(() => [...heard.keys].sort(), within).toEqual(['category-men', 'product-1']);
    await pause(900);
    expect(first.keys).toHaveLength(2);
  });

  it('of a rolled back transaction is never received', async () => {
    const heard = await follow({ pollInterval: 20 });
    const undone = drizzle(database.pool).transaction(async (tx) => {
      await invalidate(tx, ['never']);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    await say('after');
    await expect.poll(() => heard.keys, within).toEqual(['after']);
  });

  it('is received after its commit, even if higher ids were seen before', async () => {
    const heard = await follow({ pollInterval: 20 });
    const slow = new pg.Client(database.url);
    await slow.connect();
    await slow.query('BEGIN');
    await invalidate(drizzle(slow), ['early-number']);
    await say('late-number');
    await expect.poll(() => heard.keys, within).toEqual(['late-number']);
    await slow.query('COMMIT');
    await slow.end();
    await expect.poll(() => heard.keys, within).toEqual(['late-number', 'early-number']);
  });

  it('is received at once by a listening connection', async () => {
    const heard = await follow({ listenUrl: database.url, pollInterval: 60_000 });
    await expect.poll(listeningBackends, within).toBe(1);
    await say('woken');
    await expect.poll(() => heard.keys, within).toEqual(['woken']);
  });

  it('is received while the listening connection is lost, which then reconnects', async () => {
    const heard = await follow({ listenUrl: database.url });
    await expect.poll(listeningBackends, within).toBe(1);
    await cutListeners();
    await say('cut');
    await expect.poll(() => heard.keys, within).toEqual(['cut']);
    await expect.poll(listeningBackends, within).toBe(1);
  });

  it('makes everything stale if the database was unavailable for longer than the window', async () => {
    let isAway = false;
    const realNow = performance.now.bind(performance);
    const pool = {
      query: ((text: string) => (isAway ? Promise.reject(new Error('away')) : database.pool.query(text))) as pg.Pool['query'],
    };
    const heard = await follow({ pool, pollInterval: 20 });
    expect(heard.follower.isCurrent()).toBe(true);
    isAway = true;
    await pause(60);
    // Advances the process's monotonic clock by more than a minute.
    performance.now = () => realNow() + 61_000;
    try {
      expect(heard.follower.isCurrent()).toBe(false);
      isAway = false;
      await expect.poll(() => heard.gaps, within).toBe(1);
      expect(heard.follower.isCurrent()).toBe(true);
    } finally {
      performance.now = realNow;
    }
  });

  it('is deleted after all followers have read it', async () => {
    await say('old');
    await database.pool.query("UPDATE invalidation SET created_at = created_at - interval '1 hour'");
    expect(await deleteOldInvalidations(drizzle(database.pool))).toBeGreaterThan(0);
  });
});

const ours = "application_name = 'outfitter listen' AND datname = current_database()";
async function listeningBackends(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE ${ours} AND query LIKE 'LISTEN%' AND state = 'idle'`,
  );
  return rows[0]?.count ?? 0;
}
async function cutListeners(): Promise<void> {
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
}
