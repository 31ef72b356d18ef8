import type { RequestClass } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommerce } from '../../app.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runInClass } from '../load/request-budget.ts';
import { type DatabaseHandle, openDatabase } from './database.ts';

const testDatabase = useTestDatabase();
const commerce = useTestCommerce(testDatabase);

const realNow = performance.now.bind(performance);
let skipped = 0;
const passTime = (milliseconds: number) => {
  skipped += milliseconds;
};
let database: DatabaseHandle;
beforeEach(() => {
  skipped = 0;
  performance.now = () => realNow() + skipped;
  database = openDatabase({ url: testDatabase.url, maxConnections: 5, applicationName: 'starved' });
});
afterEach(async () => {
  performance.now = realNow;
  await database.close();
});

const select = (requestClass: RequestClass) => runInClass(requestClass, () => database.db.execute(sql`SELECT 1`));
const take = (pool: pg.Pool, requestClass: RequestClass, count: number) =>
  Promise.all(Array.from({ length: count }, () => runInClass(requestClass, () => pool.connect())));
async function readiness() {
  const response = await createCommerce({ ...commerce.deps, database }).app.request('/readyz');
  return { status: response.status, body: await response.json() };
}

describe('a process in which lost connections hold all that a class may hold', () => {
  it('is not ready although the classes above get connections, until the connections are released', async () => {
    await select('page');
    const lost = await take(database.pool, 'page', 2);
    passTime(14_000);
    await select('order');
    expect((await readiness()).status).toBe(200);
    passTime(2_000);
    await select('order');
    expect(database.stalledFor()).toBeGreaterThanOrEqual(15_000);
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { fault: { message: 'The process has lost its connections to the database.' } },
    });
    for (const client of lost) client.release();
    expect(database.stalledFor()).toBeLessThan(1_000);
    expect((await readiness()).status).toBe(200);
  });

  it('is not ready either if they are connections for reading', async () => {
    const lost = await take(database.readOnly.pool, 'catalog', 3);
    passTime(16_000);
    expect((await readiness()).status).toBe(503);
    for (const client of lost) client.release();
    expect((await readiness()).status).toBe(200);
  });
});

describe('a process is ready and not stalled', () => {
  it('while one lost connection leaves others for every class that it uses', async () => {
    await select('page');
    const lost = await take(database.pool, 'order', 1);
    passTime(3_600_000);
    await select('page');
    expect(database.stalledFor()).toBeLessThan(1_000);
    expect((await readiness()).status).toBe(200);
    for (const client of lost) client.release();
  });

  it('while long transactions whose statements make progress hold every connection', async () => {
    const connections = await take(database.pool, 'order', 5);
    for (let statement = 0; statement < 6; statement++) {
      passTime(10_000);
      expect(database.stalledFor()).toBeLessThan(15_000);
      await Promise.all(connections.map((client) => client.query('SELECT 1')));
    }
    for (const client of connections) client.release();
    expect((await readiness()).status).toBe(200);
  });

  it('while the database is slow for all classes, and none has a free connection', async () => {
    const classes: RequestClass[] = ['order', 'order', 'basket', 'catalog', 'page', 'page', 'recommendation'];
    for (let round = 0; round < 6; round++) {
      const slow = classes.map((each) => runInClass(each, () => database.db.execute(sql`SELECT pg_sleep(0.1)`)).catch(() => undefined));
      passTime(5_000);
      await slow[0];
      passTime(5_000);
      expect(database.stalledFor()).toBeLessThan(15_000);
      await Promise.all(slow);
    }
    expect((await readiness()).status).toBe(200);
  });
});
