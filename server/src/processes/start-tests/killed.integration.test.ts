import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storefrontPaths } from '../../builds/paths.ts';
import { runningEmbeddedDatabaseUrl } from '../../database/index.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let builds: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-killed-'));
  builds = path.join(storefrontPaths.builds, `killed-${path.basename(folder)}`);
});
afterEach(() => shop.killAll());
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(builds, { recursive: true, force: true });
});

const start = () => {
  shop = startShop(folder, { BUILD_DIR: builds, WEB_CONCURRENCY: '1' });
  return shop;
};

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await condition().catch(() => false)); waited += 3) {
    if (waited > 60_000) throw new Error(`the condition was not met in time:\n${shop.output()}`);
    await sleep(3);
  }
}

const entriesOf = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

async function untilDatabase(sql: string): Promise<void> {
  await shop.waitFor('  database');
  const client = new pg.Client((await runningEmbeddedDatabaseUrl(folder))!);
  client.on('error', () => undefined);
  await client.connect();
  await until(async () => (await client.query<{ is_met: boolean }>(sql)).rows[0]?.is_met === true);
  // The kill closes this connection.
  void client.end().catch(() => undefined);
}

/** Starts and kills the shop repeatedly on one data folder, each time one step later; each start continues after the last kill. */
describe('a start after SIGKILL to every process', () => {
  it('while the database cluster was created', async () => {
    start();
    await until(async () => (await entriesOf(folder)).some((name) => name.startsWith('postgres.unfinished')));
    await shop.killAll();
    expect(await entriesOf(folder)).not.toContain('postgres');
  });

  it('right after the cluster was created', async () => {
    start();
    await until(async () => (await entriesOf(folder)).includes('postgres'));
    await shop.killAll();
  });

  it('during a migration', async () => {
    start();
    await untilDatabase(
      "SELECT count(*) > 0 AS is_met FROM pg_stat_activity WHERE application_name = 'outfitter migrate' AND backend_xid IS NOT NULL",
    );
    await shop.killAll();
    expect(shop.output()).not.toContain('  schema');
  });

  it('while the demo brand was loaded', async () => {
    start();
    await untilDatabase(
      "SELECT count(*) > 0 AS is_met FROM pg_stat_activity WHERE application_name = 'outfitter seed' AND backend_xid IS NOT NULL",
    );
    await shop.killAll();
    expect(shop.output()).not.toContain('  shop');
  });

  it('during the build of the storefront', async () => {
    await rm(builds, { recursive: true, force: true });
    start();
    await until(async () => {
      const unfinished = (await entriesOf(builds)).find((name) => name.startsWith('unfinished'));
      return unfinished !== undefined && (await entriesOf(path.join(builds, unfinished))).length > 0;
    });
    await shop.killAll();
    expect(shop.output()).not.toContain('  pages');
  });

  it('while it served; then the shop is complete', async () => {
    const first = await start().waitUntilOpen();
    const requests = Array.from({ length: 8 }, () => fetch(`${first}/`).catch(() => undefined));
    await shop.killAll();
    await Promise.all(requests);

    const address = await start().waitUntilOpen();
    for (const page of ['/readyz', '/', '/product/4117']) {
      // A shop may respond with 503 while it warms up.
      await until(async () => (await fetch(address + page)).status === 200);
    }
    expect(await (await fetch(`${address}/product/4117`)).text()).toContain('4117');
  });
});
