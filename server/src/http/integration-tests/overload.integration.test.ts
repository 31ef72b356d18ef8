import { fillCheckout } from '@outfitter/commerce/testing';
import { beforeAll, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  // Nothing but its deadline ends a search.
  web = await shop.startWeb({ SEARCH_TIMEOUT_MS: '60000' }, undefined, { page: 2 });
}, 60_000);

async function findStockedSku(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ sku_id: string }>(
    `SELECT sku_id FROM stock WHERE location_id = 'warehouse' AND on_hand - reserved > 5 ORDER BY sku_id LIMIT 1`,
  );
  return rows[0]?.sku_id ?? '';
}

async function placeOrder(): Promise<string> {
  const { client } = await logInGuest(web.origin);
  const basketId = await fillCheckout(client, { skuId: await findStockedSku() });
  return (await client.placeOrder({ body: { basketId } })).status;
}

const waitingSearches = async () => {
  const { rows } = await shop.database.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%search_%'`,
  );
  return rows.length;
};

it('while slow renders hold every place of pages, an order is placed, another page is rejected, and the deadline ends the renders', {
  timeout: 60_000,
}, async () => {
  const locking = await shop.database.pool.connect();
  try {
    await locking.query('BEGIN; LOCK TABLE search_document, search_listing IN ACCESS EXCLUSIVE MODE');
    const settled: string[] = [];
    const fetchPage = async (name: string, path: string) => {
      const { status, headers } = await request(web.origin, path);
      settled.push(name);
      const hasServerTime = /^total;dur=\d/.test(String(headers['server-timing']));
      return { status, hasRetryAfter: Number(headers['retry-after']) > 0, hasServerTime };
    };
    const slow = [fetchPage('first', '/men?sort=price-low-to-high'), fetchPage('second', '/search?q=coat')];
    await expect.poll(waitingSearches, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    const rejected = fetchPage('third', '/search?q=shirt');
    expect(await placeOrder()).toBe('new');
    expect(await rejected).toEqual({ status: 503, hasRetryAfter: true, hasServerTime: true });
    expect(settled[0]).toBe('third');
    // The tables are still locked.
    for (const page of await Promise.all(slow)) expect(page).toEqual({ status: 503, hasRetryAfter: true, hasServerTime: true });
    await expect.poll(waitingSearches, { timeout: 10_000 }).toBe(0);
  } finally {
    await locking.query('ROLLBACK');
    locking.release();
  }
  expect((await request(web.origin, '/search?q=shirt')).status).toBe(200);
});
