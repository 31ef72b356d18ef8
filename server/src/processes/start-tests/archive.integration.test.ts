import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { audit, fillCheckout } from '@outfitter/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningEmbeddedOwnerUrl } from '../../database/index.ts';
import { logInGuest } from '../../http/testing/log-in-guest.ts';
import { request } from '../../http/testing/request.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
const shops: ShopProcess[] = [];
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-archived-'));
  await copySeededFolder(at('shop'));
});
afterAll(async () => {
  for (const shop of shops) await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<string> {
  const shop = startShop(at(dataFolder), { WEB_CONCURRENCY: '1', ARCHIVE_DIR: at('archive') });
  shops.push(shop);
  return shop.waitUntilOpen();
}

async function restore(dataFolder: string, to: Date): Promise<string> {
  const { NODE_OPTIONS: _, VITEST: __, DATABASE_URL: ___, ...env } = process.env;
  const program = ['server/src/cli/operations/restore.ts', '--to', to.toISOString(), at('archive')];
  return (await promisify(execFile)(process.execPath, program, { env: { ...env, DATA_DIR: at(dataFolder) } })).stdout;
}

async function withDatabase<Value>(dataFolder: string, use: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(await runningEmbeddedOwnerUrl(at(dataFolder)));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function placeOrder(origin: string): Promise<string> {
  const { client } = await logInGuest(origin, { siteOrigin: origin });
  const { variants } = await client.getProduct({ params: { productId: '4117' } });
  const skuId = variants.find(({ inventory }) => inventory.stockLevel > 3)!.productId;
  const basketId = await fillCheckout(client, { skuId });
  const { orderNo, status } = await client.placeOrder({ body: { basketId } });
  expect(status).toBe('new');
  return orderNo;
}

const archived = async () => (await readdir(at('archive/wal'))).filter((name) => !name.endsWith('.unfinished'));
const hasBackup = async () =>
  (await readdir(at('archive/backups'), { recursive: true }).catch(() => [])).some((name) => name.endsWith('manifest.json'));
const placedOrders = (dataFolder: string) =>
  withDatabase(dataFolder, async (client) => {
    const { rows } = await client.query<{ order_no: string }>("SELECT order_no FROM customer_order WHERE status = 'new' ORDER BY 1");
    return rows.map((row) => row.order_no);
  });

it('an archived shop is restored to a time between two orders: the first is there, the second is not, and the shop sells', {
  timeout: 300_000,
}, async () => {
  await copySeededFolder(at('shop'));
  const origin = await start('shop');
  await expect.poll(hasBackup, { timeout: 60_000 }).toBe(true);
  const first = await placeOrder(origin);
  await sleep(50);
  const between = new Date();
  await sleep(50);
  const second = await placeOrder(origin);
  expect(await placedOrders('shop')).toEqual([first, second].sort());
  const segment = await withDatabase('shop', async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    await client.query('SELECT pg_switch_wal()');
    return rows[0]?.name;
  });
  await expect.poll(archived, { timeout: 30_000 }).toContain(`${segment}.zst`);
  expect(JSON.parse((await request(origin, '/readyz')).text)).toEqual({ status: 'ready' });

  await rename(at('archive'), at('unmounted'));
  await expect
    .poll(async () => JSON.parse((await request(origin, '/readyz')).text), { timeout: 30_000 })
    .toEqual({ status: 'ready', warnings: ['The database is not archived: it is missing.'] });
  // The shop sells on.
  await placeOrder(origin);
  await rename(at('unmounted'), at('archive'));
  await shops[0]?.killAll();

  expect(await restore('restored', between)).toContain('was restored to');
  const restored = await start('restored');
  expect(await placedOrders('restored')).toEqual([first]);
  const next = await placeOrder(restored);
  expect(await placedOrders('restored')).toEqual([first, next].sort());
  expect(await withDatabase('restored', (client) => audit(client, new Date()))).toEqual([]);
});
