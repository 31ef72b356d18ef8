import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pageHeaders } from '../testing/log-in-guest.ts';
import { type RawResponse, request } from '../testing/request.ts';
import { useShop } from '../testing/use-shop.ts';

const shop = useShop();
/** Connections of the pool; logins may hold 80 % of them. */
const connections = 5;
const connectionsOfLogins = 4;

it('a web process whose connections are terminated 200 times under load is ready again within two seconds, and keeps every slot', async () => {
  const web = await shop.startWeb({ DATABASE_POOL: String(connections), PROXIES: '1' });
  let shoppers = 0;
  /** Starts a session in a network of its own, because the guests of one network are limited. */
  const startSession = () => {
    const shopper = shoppers++;
    const headers = { ...pageHeaders, 'x-forwarded-for': `10.${shopper >> 16}.${(shopper >> 8) & 255}.${shopper & 255}` };
    return request(web.origin, '/api/session/guest', { method: 'POST', headers });
  };
  let isOver = false;
  const counts = new Map<number, number>();
  const load = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      const { status } = await startSession();
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  let terminated = 0;
  while (terminated < 200) {
    // Only connections that serve the load: some in a statement, others between two statements of a transaction.
    const { rowCount } = await shop.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'outfitter web' AND datname = current_database() AND xact_start IS NOT NULL ORDER BY random() LIMIT 2`,
    );
    terminated += rowCount ?? 0;
    // As many requests succeed as connections are lost.
    do await sleep(2);
    while ((counts.get(200) ?? 0) < terminated);
  }
  isOver = true;
  await Promise.all(load);
  expect([...counts.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(counts.get(503)).toBeGreaterThan(0);
  await expect.poll(async () => (await request(web.origin, '/readyz')).status, { timeout: 2_000, interval: 50 }).toBe(200);

  // Logins wait for a lock on all connections that they may hold, and the remaining one still serves.
  const locking = await shop.database.pool.connect();
  let sessions: Promise<RawResponse>[];
  try {
    await locking.query('BEGIN; LOCK TABLE refresh_token IN ACCESS EXCLUSIVE MODE');
    sessions = Array.from({ length: connections }, startSession);
    const waiting = async () => {
      const { rows } = await shop.database.pool.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE application_name = 'outfitter web' AND datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 5_000, interval: 20 }).toBe(connectionsOfLogins);
    expect((await request(web.origin, '/readyz')).status).toBe(200);
  } finally {
    await locking.query('ROLLBACK');
    locking.release();
  }
  expect((await Promise.all(sessions)).map(({ status }) => status)).toEqual(Array.from({ length: connections }, () => 200));
}, 120_000);
