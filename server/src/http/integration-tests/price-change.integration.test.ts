import { createServer } from 'node:net';
import { type DatabaseHandle, inTransaction, openDatabase, setPrices } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
const product = '/fencepost-chore-coat-4117.html';
const listing = '/men/coats';
const pages = [product, listing, `${product}.data`];

/** Each new price replaces the previous one and is lower than the demo brand's, because the lowest valid price is shown. */
const earlierDate = new Date('2026-04-01');

let handle: DatabaseHandle;
let skuIds: string[];
/** Process that receives NOTIFY; the other one's LISTEN connection always fails. */
let listening: TestWeb;
let polling: TestWeb;

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  handle = openDatabase({ url: shop.database.url, maxConnections: 2 });
  const { rows } = await shop.database.pool.query<{ id: string }>(`SELECT id FROM sku WHERE style_id = '4117'`);
  skuIds = rows.map(({ id }) => id);
  const unreachableUrl = new URL(shop.database.url);
  unreachableUrl.port = String(await closedPort());
  listening = await shop.startWeb();
  polling = await shop.startWeb({ DATABASE_DIRECT_URL: unreachableUrl.href });
}, 60_000);
afterAll(() => handle.close());

function setPrice(amountMinor: number): Promise<void> {
  const entries = skuIds.map((skuId) => ({ priceBookId: 'dtc-usd-regular', skuId, amountMinor, validFrom: earlierDate }));
  return inTransaction(handle.db, (tx) => setPrices(tx, entries, new Date()));
}

async function shows(web: TestWeb, path: string, price: string): Promise<boolean> {
  return (await request(web.origin, path)).text.includes(price);
}

async function waitForPrice(price: string): Promise<void> {
  await Promise.all(
    [listening, polling].flatMap((web) => pages.map((path) => waitUntil(`${path} shows ${price}`, () => shows(web, path, price)))),
  );
}

let cents = 10_000;
function nextPrice() {
  cents += 111;
  return { amount: cents, text: (cents / 100).toFixed(2) };
}

describe('a price change', () => {
  it('shows on the product page, its data and the listing, also without LISTEN', async () => {
    for (const web of [listening, polling])
      for (const path of pages) {
        await request(web.origin, path);
        expect((await request(web.origin, path)).headers['x-page-cache']).toBe('hit');
      }
    for (const { amount, text } of [nextPrice(), nextPrice()]) {
      expect(await shows(listening, product, text)).toBe(false);
      await setPrice(amount);
      await waitForPrice(text);
    }
  });

  it('shows after the LISTEN connection was lost', async () => {
    const terminated = await shop.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'outfitter listen'`,
    );
    expect(terminated.rowCount).toBe(1);
    const { amount, text } = nextPrice();
    await setPrice(amount);
    await waitForPrice(text);
  });

  it('never shows the previous price after the new one', async () => {
    const [old, fresh] = [nextPrice(), nextPrice()];
    for (const { amount, text } of [old, fresh]) {
      await setPrice(amount);
      await waitForPrice(text);
    }
    for (let round = 0; round < 20; round++) {
      for (const web of [listening, polling]) expect(await shows(web, product, old.text)).toBe(false);
    }
  });
});
