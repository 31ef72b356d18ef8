import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { request } from '../../http/testing/request.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let shop: ShopProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-outage-'));
  await copySeededFolder(folder);
  shop = startShop(folder, { WEB_CONCURRENCY: '1' });
  address = await shop.waitUntilOpen();
});
afterAll(async () => {
  await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

const get = (target: string) => request(address, target);
const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 60_000, interval: 50 });

async function loseDatabase(): Promise<void> {
  const cluster = path.join(folder, 'postgres');
  const postmaster = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
  await rename(cluster, path.join(folder, 'elsewhere'));
  process.kill(postmaster, 'SIGKILL');
}
const returnDatabase = () => rename(path.join(folder, 'elsewhere'), path.join(folder, 'postgres'));

async function expectDown(reason: string): Promise<void> {
  await eventually(async () => {
    const readiness = await get('/readyz');
    expect(readiness.status).toBe(503);
    expect(JSON.parse(readiness.text).fault.message).toBe(`The database does not run: ${reason}.`);
  });
}
const expectReady = () => eventually(async () => expect((await get('/readyz')).status).toBe(200));

it('while its database cannot start, the shop serves cached pages, says why, and recovers by itself', async () => {
  const home = await get('/');
  const processes = [...(await shop.children('web')), ...(await shop.children('worker'))];

  await loseDatabase();
  await expectDown('files of it are missing');
  await shop.waitFor(/the database has been down for \d+ s: .*postgres is missing\. Fix: restore /);
  const during = await get('/');
  expect([during.status, during.body.equals(home.body)]).toEqual([200, true]);
  const uncached = await get('/women');
  expect([uncached.status, Number(uncached.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await get('/healthz')).status).toBe(200);
  // An empty database must not take the place of the lost one.
  await expect(access(path.join(folder, 'postgres'))).rejects.toThrow();

  await returnDatabase();
  await expectReady();
  await shop.waitFor(/the database runs again after \d+ s/);
  expect((await get('/women')).status).toBe(200);

  await loseDatabase();
  await expectDown('files of it are missing');
  const port = Number(await readFile(path.join(folder, 'postgres.port'), 'utf8'));
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await returnDatabase();
  await expectDown('another program uses its port');
  expect((await get('/')).status).toBe(200);
  await new Promise((resolve) => other.close(resolve));
  await expectReady();
  expect((await get('/men')).status).toBe(200);

  expect(shop.output().match(/the database has been down for/g)).toHaveLength(2);
  expect([...(await shop.children('web')), ...(await shop.children('worker'))]).toEqual(processes);
});
