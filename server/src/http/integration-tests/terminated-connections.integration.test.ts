import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pageHeaders } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { useShop } from '../testing/use-shop.ts';

const shop = useShop();

it('a web process whose connections are terminated 200 times under load is ready again within two seconds, and keeps every slot', async () => {
  const web = await shop.startWeb({ DATABASE_POOL: '4' });
  const startSession = () => request(web.origin, '/api/session/guest', { method: 'POST', headers: pageHeaders });
  let isOver = false;
  const statuses = new Set<number>();
  const shoppers = Array.from({ length: 12 }, async () => {
    while (!isOver) statuses.add((await startSession()).status);
  });
  let terminated = 0;
  while (terminated < 200) {
    const { rowCount } = await shop.database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'outfitter web' AND datname = current_database() ORDER BY random() LIMIT 2",
    );
    terminated += rowCount ?? 0;
    await sleep(2);
  }
  isOver = true;
  await Promise.all(shoppers);
  // Too many guests of one network are rejected with 429.
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  await expect.poll(async () => (await request(web.origin, '/readyz')).status, { timeout: 2_000, interval: 50 }).toBe(200);
  const baskets = await Promise.all(Array.from({ length: 12 }, startSession));
  expect(baskets.filter(({ status }) => status >= 500)).toEqual([]);
}, 120_000);
