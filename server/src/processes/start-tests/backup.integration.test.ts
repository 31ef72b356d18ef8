import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { completeCheckout } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInGuest } from '../../http/testing/log-in-guest.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
const shops: ShopProcess[] = [];
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-restored-'));
});
afterAll(async () => {
  for (const shop of shops) await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<string> {
  const shop = startShop(at(dataFolder), { WEB_CONCURRENCY: '1' });
  shops.push(shop);
  return shop.waitUntilOpen();
}

async function run(command: 'backup' | 'restore', dataFolder: string, target: string): Promise<string> {
  const { NODE_OPTIONS: _, VITEST: __, DATABASE_URL: ___, ...env } = process.env;
  const program = [`server/src/cli/operations/${command}.ts`, at(target)];
  return (await promisify(execFile)(process.execPath, program, { env: { ...env, DATA_DIR: at(dataFolder) } })).stdout;
}

const logIn = (origin: string, cookie = '') => logInGuest(origin, { siteOrigin: origin, cookie });

it('a shop that is backed up while it runs can be restored, and sells what was in the basket', async () => {
  await copySeededFolder(at('shop'));
  const origin = await start('shop');
  const before = await logIn(origin);
  const { basketId } = await before.client.createBasket();
  const params = { basketId };
  const product = await before.client.getProduct({ params: { productId: '4117' } });
  const productId = product.variants.find(({ inventory }) => inventory.stockLevel > 1)!.productId;
  await before.client.addBasketItems({ params, body: [{ productId, quantity: 1 }] });
  expect(await run('backup', 'shop', 'backup')).toMatch(/^\d+ files with \d+ MB were copied to .*\/backup and verified/);
  await shops[0]!.killAll();

  expect(await run('restore', 'restored', 'backup')).toContain('was restored to');
  const restored = await start('restored');
  const { client, usid } = await logIn(restored, before.cookie);
  expect(usid).toBe(before.usid);
  expect((await client.getBasket({ params })).productItems).toMatchObject([{ productId }]);
  await completeCheckout(client, basketId);
  expect(await client.placeOrder({ body: { basketId } })).toMatchObject({ status: 'new', orderNo: expect.any(String) });
});
