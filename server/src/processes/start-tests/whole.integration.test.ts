import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolderPaths, writeFolderVersion } from '../../data-folder/index.ts';
import { startEmbeddedDatabase, testParameters } from '../../database/index.ts';
import { openScarceItem } from './scarce-item.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let shop: ShopProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-whole-'));
  shop = startShop(folder, { WEB_CONCURRENCY: '2' });
  address = await shop.waitUntilOpen();
});
afterAll(async () => {
  await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await condition()); waited += 50) {
    if (waited > 20_000) throw new Error(`the condition was not met in time:\n${shop.output()}`);
    await sleep(50);
  }
}

describe('a started shop', () => {
  it('runs two web processes and a worker, and prints each step with its time', async () => {
    expect(await shop.children('web')).toHaveLength(2);
    expect(await shop.children('worker')).toHaveLength(1);
    for (const step of ['folder', 'database', 'schema', 'shop', 'pages', 'processes']) {
      expect(shop.output()).toMatch(new RegExp(`^ {2}${step} .* s$`, 'm'));
    }
  });

  it('prints the login of a demo customer, which is valid', async () => {
    const [, email, password] = /^ {2}customer {2}(\S+), password (\S+) /m.exec(shop.output()) ?? [];
    expect(email).toBe('demo1@ridgeandrivet.example');
    const response = await fetch(`${address}/api/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password, keepSignedIn: false }),
    });
    expect(await response.json()).toMatchObject({ firstName: 'Demo', email });
  });

  it('PREVIEW-006 prints the password of the first editor, which is valid', async () => {
    const [, password] = /^ {2}editor {4}editor, password (\S+) /m.exec(shop.output()) ?? [];
    const signIn = (body: object) => fetch(`${address}/api/preview/sign-in`, { method: 'POST', body: JSON.stringify(body) });
    expect((await signIn({ name: 'editor', password })).status).toBe(200);
    expect((await signIn({ name: 'editor', password: 'editor' })).status).toBe(401);
  });

  it('rejects a second start on its data folder with the holder and its address', async () => {
    const second = startShop(folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${shop.pid} since`);
    expect(second.output()).toContain(`which serves ${address}`);
    expect(second.output()).toContain('Fix: ');
  });

  it.each(['web', 'worker'] as const)('replaces a killed %s process and loses at most its requests', async (kind) => {
    const before = await shop.children(kind);
    const clients = 16;
    let failures = 0;
    let isOver = false;
    const load = Array.from({ length: clients }, async () => {
      while (!isOver) {
        await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
          (response) => response.arrayBuffer(),
          () => {
            failures += 1;
          },
        );
      }
    });
    await sleep(200);
    process.kill(before[0]!, 'SIGKILL');
    await until(async () => {
      const now = await shop.children(kind);
      return now.length === before.length && !now.includes(before[0]!);
    });
    isOver = true;
    await Promise.all(load);
    expect(failures).toBeLessThanOrEqual(kind === 'web' ? clients : 0);
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
  });

  it('ORDER-003 sells each unit of a scarce item once, in a store, to the store and to homes, while its processes are killed', async () => {
    const supply = { store: 5, warehouse: 4 };
    const item = await openScarceItem({ folder, address, ...supply });
    try {
      await item.addBuyers(24);
      const placing = item.placeAll();
      // The second web process serves on: the test would otherwise wait for a start.
      for (const [kind, orders] of [
        ['web', 1],
        ['worker', 3],
      ] as const) {
        await item.untilOrders(orders);
        process.kill((await shop.children(kind))[0]!, 'SIGKILL');
      }
      await placing;
      expect(item.interruptions()).toBeGreaterThan(0);
      // The rest of the orders is left to the sweeper, and buyers who were rejected meanwhile try again.
      for (let round = 0; round < 2; round += 1) {
        await item.sweepAsIfLater();
        await item.placeAll();
      }
      expect(await item.unitsSold()).toEqual(supply);
      expect(await item.unitsReserved()).toEqual(supply);
      expect(await item.leftovers()).toEqual([]);
      expect(await item.violations()).toEqual([]);
    } finally {
      await item.close();
    }
    await until(async () => (await shop.children('web')).length === 2 && (await fetch(`${address}/readyz`)).status === 200);
  });

  it('recovers after its database was killed, without a restart', async () => {
    const postmaster = Number.parseInt(await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
    process.kill(postmaster, 'SIGKILL');
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
  });

  it('drains at SIGTERM: /readyz returns 503, a running request is completed, the database stops cleanly', async () => {
    const url = new URL('/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_demo_001/oauth2/token', address);
    const slowRequest = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
    });
    slowRequest.write('grant_type=');
    await sleep(200);
    shop.signal('SIGTERM');
    await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 503);
    const responseEvent = once(slowRequest, 'response');
    slowRequest.end('nonsense');
    const [response] = await responseEvent;
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    response.resume();
    expect(await shop.ended).toBe(0);
    expect(shop.output()).toContain('closed');
    expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('rejects a data folder of a newer release or of another PostgreSQL', async () => {
    await writeFolderVersion(dataFolderPaths(folder), '99.0.0');
    const older = startShop(folder);
    expect(await older.ended).toBe(1);
    expect(older.output()).toMatch(/was written by release 99\.0\.0, but this is release .* Fix: start release 99\.0\.0 or newer/);
    await writeFolderVersion(dataFolderPaths(folder));

    await writeFile(path.join(folder, 'postgres/PG_VERSION'), '17\n');
    const other = startShop(folder);
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(/was created by PostgreSQL 17, but this release contains PostgreSQL 18\. Fix: /);
  });
});

describe('a shop with DATABASE_URL', () => {
  it('starts no embedded PostgreSQL', async () => {
    const databaseFolder = await mkdtemp(path.join(tmpdir(), 'outfitter-external-'));
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outfitter-without-'));
    const database = await startEmbeddedDatabase({ folder: databaseFolder, parameters: testParameters, isDurable: false });
    const external = startShop(dataDir, { DATABASE_URL: database.url, SEED: 'none', WEB_CONCURRENCY: '1' });
    try {
      const externalAddress = await external.waitUntilOpen();
      expect((await fetch(`${externalAddress}/readyz`)).status).toBe(200);
      expect(external.output()).toContain('at DATABASE_URL');
      expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toEqual([]);
    } finally {
      await external.killAll();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
      await rm(databaseFolder, { recursive: true, force: true });
    }
  });
});
