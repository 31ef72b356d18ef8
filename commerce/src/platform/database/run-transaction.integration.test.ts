import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runWithDeadline } from '../load/request-budget.ts';
import { failure, ok } from '../result.ts';
import { type Database, type DatabaseHandle, inTransaction, openDatabase, resultInTransaction } from './database.ts';

const server = useTestDatabase();
const maxConnections = 4;
let database: DatabaseHandle;
const opened: DatabaseHandle[] = [];

beforeAll(async () => {
  await server.pool.query('CREATE TABLE account (id integer PRIMARY KEY, balance integer NOT NULL)');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

function open(isBehindPooler = false): DatabaseHandle {
  database = openDatabase({ url: server.url, maxConnections, isBehindPooler, applicationName: 'transaction test' });
  opened.push(database);
  return database;
}

const terminate = (pid: number) => server.pool.query('SELECT pg_terminate_backend($1)', [pid]);

async function pidOf(queryable: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await queryable.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]!.pid;
}

function terminateAtCheckout({ pool }: DatabaseHandle, count: number): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let remaining = count;
  pool.connect = (async () => {
    const connection = await connect();
    if (remaining-- > 0) await terminate((connection as unknown as { processID: number }).processID);
    return connection;
  }) as typeof pool.connect;
}

async function expectEverySlot({ db, pool }: DatabaseHandle): Promise<void> {
  let release: () => void = () => undefined;
  const allEntered = new Promise<void>((resolve) => {
    release = resolve;
  });
  let entered = 0;
  const enter = () =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`SELECT 1`);
      entered += 1;
      if (entered === maxConnections) release();
      await allEntered;
    });
  await Promise.all(Array.from({ length: maxConnections }, enter));
  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
}

describe('a transaction whose BEGIN fails', () => {
  it('gives its connection back, more often than the pool has connections', async () => {
    const handle = open();
    terminateAtCheckout(handle, maxConnections * 3);
    for (let attempt = 0; attempt < maxConnections; attempt++) await inTransaction(handle.db, pidOf).catch(() => undefined);
    await expectEverySlot(handle);
  });

  it('runs again on another connection', async () => {
    const handle = open();
    terminateAtCheckout(handle, 2);
    expect(await inTransaction(handle.db, pidOf)).toBeGreaterThan(0);
  });

  it('gives its connection back behind a pooler, where reads are transactions', async () => {
    const handle = open(true);
    terminateAtCheckout(handle, maxConnections * 2);
    for (let attempt = 0; attempt < maxConnections * 2; attempt++) {
      await expect(handle.readOnly.read((queryable) => queryable.execute(sql`SELECT 1`))).rejects.toThrow();
    }
    await expectEverySlot(handle);
  });
});

describe('a transaction whose connection goes silent', () => {
  it.each([
    ['before BEGIN', (tx: Database) => tx.execute(sql`SELECT 1`)],
    [
      'before COMMIT',
      async (tx: Database, silence: () => void) => {
        await tx.execute(sql`SELECT 1`);
        silence();
        return tx.execute(sql`SELECT 2`);
      },
    ],
  ])('%s, as when its host has disappeared, gives its slot back soon after the deadline', async (when, work) => {
    const handle = open();
    const pid = await inTransaction(handle.db, pidOf);
    const silence = () => void process.kill(pid, 'SIGSTOP');
    if (when === 'before BEGIN') silence();
    try {
      const silenced = runWithDeadline(200, () => inTransaction(handle.db, (tx) => work(tx as unknown as Database, silence)));
      await expect(silenced).rejects.toThrow('the deadline of the request has passed');
      await expectEverySlot(handle);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});

describe('a transaction whose connection is terminated', () => {
  it.each([
    ['during a statement', async (pid: number) => void sleep(100).then(() => terminate(pid)), sql`SELECT pg_sleep(30)`],
    ['between two statements', (pid: number) => terminate(pid).then(() => sleep(100)), sql`SELECT 1`],
  ])('%s runs again and is applied once', async (_, terminateConnection, statement) => {
    const { db } = open();
    await server.pool.query('TRUNCATE account');
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(sql`INSERT INTO account VALUES (1, 100)`);
      if (attempts === 1) await terminateConnection(await pidOf(tx));
      await tx.execute(attempts === 1 ? statement : sql`SELECT 1`);
    });
    expect(attempts).toBe(2);
    expect((await server.pool.query('SELECT * FROM account')).rows).toEqual([{ id: 1, balance: 100 }]);
  });

  it('reports the error of the work, not that of the rollback', async () => {
    const handle = open();
    const declined = inTransaction(handle.db, async (tx) => {
      await terminate(await pidOf(tx));
      throw new Error('declined');
    });
    await expect(declined).rejects.toThrow('declined');
    const failed = await resultInTransaction(handle.db, async (tx) => {
      await terminate(await pidOf(tx));
      return failure('SoldOut', 'none left');
    });
    expect(failed).toMatchObject({ ok: false, error: 'SoldOut' });
    await expectEverySlot(handle);
  });

  it('at COMMIT is not repeated, because it may have been committed', async () => {
    const { db } = open();
    let attempts = 0;
    await server.pool.query(`
      CREATE OR REPLACE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(30); RETURN NULL; END';
      CREATE TABLE slow_commit (id integer);
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON slow_commit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`);
    const committing = inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(sql`INSERT INTO slow_commit VALUES (1)`);
      const connection = database.pool as unknown as { _clients: { connection: { stream: { destroy(error: Error): void } } }[] };
      // Destroys the socket instead of terminating the backend, which would report its termination.
      for (const { connection: each } of connection._clients)
        setTimeout(() => each.stream.destroy(new Error('the connection was destroyed')), 200);
    });
    await expect(committing).rejects.toThrow();
    expect(attempts).toBe(1);
  });
});

it('200 terminated connections under load cost no pool slot, lose no money and double no transfer', async () => {
  const handle = open();
  const accounts = 8;
  await server.pool.query(`TRUNCATE account; INSERT INTO account SELECT n, 1000 FROM generate_series(1, ${accounts}) AS n`);
  let isOver = false;
  let completed = 0;
  const transfer = async (from: number, to: number) =>
    resultInTransaction(handle.db, async (tx) => {
      for (const [id, amount] of [
        [from, -1],
        [to, 1],
      ].sort((a, b) => a[0]! - b[0]!)) {
        await tx.execute(sql`UPDATE account SET balance = balance + ${amount} WHERE id = ${id}`);
      }
      return ok();
    });
  const client = async (number: number) => {
    for (let round = 0; !isOver; round++) {
      const from = 1 + ((number + round) % accounts);
      const result = await transfer(from, 1 + (from % accounts)).catch(() => undefined);
      if (result?.ok) completed += 1;
    }
  };
  const clients = Array.from({ length: maxConnections * 3 }, (_, number) => client(number));
  let terminated = 0;
  while (terminated < 200) {
    const { rowCount } = await server.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'transaction test' AND datname = current_database() ORDER BY random() LIMIT 2",
    );
    terminated += rowCount ?? 0;
    await sleep(2);
  }
  isOver = true;
  await Promise.all(clients);
  await expectEverySlot(handle);
  expect(completed).toBeGreaterThan(0);
  const { rows } = await server.pool.query<{ total: number }>('SELECT sum(balance)::integer AS total FROM account');
  expect(rows).toEqual([{ total: accounts * 1000 }]);
}, 60_000);
