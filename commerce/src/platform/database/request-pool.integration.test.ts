import type { RequestClass } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runInClass, runWithDeadline, runWithoutDeadline } from '../load/request-budget.ts';
import { type DatabaseHandle, inTransaction, openDatabase } from './database.ts';
import { DatabaseTimeout } from './database-timeout.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const testDatabase = useTestDatabase();
const maxConnections = 5;
const opened: DatabaseHandle[] = [];
function open(applicationName: string): DatabaseHandle {
  const database = openDatabase({ url: testDatabase.url, maxConnections, applicationName });
  opened.push(database);
  return database;
}
let database: DatabaseHandle;
beforeAll(async () => {
  database = open('deadlines');
  await testDatabase.pool.query('CREATE TABLE note (text text)');
});
beforeEach(() => testDatabase.pool.query('TRUNCATE note'));
afterAll(() => Promise.all(opened.map((each) => each.close())));

const select = ({ db }: DatabaseHandle, requestClass: RequestClass) => runInClass(requestClass, () => db.execute(sql`SELECT 1`));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error,
  );
const runningSleeps = async ({ pool }: DatabaseHandle) => {
  const { rows } = await testDatabase.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND state = 'active' AND query LIKE '%pg_sleep%'`,
    [pool.options.application_name],
  );
  return rows.length;
};

/** Occupies every connection that a class may hold, with one more statement waiting, until the deadline. */
async function occupy(
  handle: DatabaseHandle,
  requestClass: RequestClass,
  count: number,
  deadline: number,
): Promise<Promise<Error | undefined>[]> {
  const statements = Array.from({ length: count + 1 }, () =>
    failureOf(runInClass(requestClass, () => runWithDeadline(deadline, () => handle.db.execute(sql`SELECT pg_sleep(60)`)))),
  );
  await expect.poll(() => runningSleeps(handle), { timeout: 10_000 }).toBe(count);
  return statements;
}

// Each test waits for a deadline, on a pool of its own.
describe.concurrent('the connections of a pool', () => {
  it.each<[RequestClass, number, RequestClass[]]>([
    ['recommendation', 1, ['page', 'catalog', 'basket', 'order']],
    ['page', 2, ['catalog', 'basket', 'order']],
    ['catalog', 3, ['basket', 'order']],
    ['basket', 4, ['order']],
  ])('that %s may hold leave one for each higher class', async (lower, count, higher) => {
    const handle = open(lower);
    const statements = await occupy(handle, lower, count, 2_000);
    for (const requestClass of higher) expect((await select(handle, requestClass)).rows).toEqual([{ '?column?': 1 }]);
    for (const error of await Promise.all(statements)) expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('are all available again after statements that were cut off', async () => {
    const handle = open('cut off');
    await Promise.all(await occupy(handle, 'order', maxConnections, 2_000));
    const clients = await Promise.all(Array.from({ length: maxConnections }, () => handle.pool.connect()));
    const results = await Promise.all(clients.map((client) => client.query('SELECT 1 AS one')));
    for (const client of clients) client.release();
    expect(results.map(({ rows }) => rows)).toEqual(Array.from({ length: maxConnections }, () => [{ one: 1 }]));
    expect(handle.pool.totalCount).toBe(maxConnections);
  });
});

describe('a deadline', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('ends the wait for a connection', async () => {
    const statements = await occupy(database, 'order', maxConnections, 2_000);
    const waiting = failureOf(runWithDeadline(100, () => database.db.execute(sql`SELECT 1`)));
    expect((await waiting)?.cause ?? (await waiting)).toBeInstanceOf(DatabaseTimeout);
    await Promise.all(statements);
  });

  it('cancels the statement in PostgreSQL', async () => {
    const error = await failureOf(runWithDeadline(200, () => database.db.execute(sql`SELECT pg_sleep(60)`)));
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect.poll(() => runningSleeps(database), { timeout: 10_000 }).toBe(0);
  });

  it('ends a statement of a transaction and rolls the transaction back', async () => {
    const error = await failureOf(
      runWithDeadline(300, () =>
        inTransaction(database.db, async (tx) => {
          await tx.execute(sql`INSERT INTO note VALUES ('lost')`);
          await tx.execute(sql`SELECT pg_sleep(60)`);
        }),
      ),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect.poll(() => runningSleeps(database), { timeout: 10_000 }).toBe(0);
    expect((await testDatabase.pool.query('SELECT * FROM note')).rows).toEqual([]);
    // The timeout of the transaction does not remain on its connection.
    const { rows } = await database.db.execute<{ statement_timeout: string }>(sql`SHOW statement_timeout`);
    expect(rows[0]?.statement_timeout).toBe('15s');
  });

  it('lets no further statement of a transaction start, and commits one whose statements are complete', async () => {
    // Longer than the first statements take on any machine: the clock passes it when they are complete.
    const deadline = 10_000;
    const passing = Promise.withResolvers<void>();
    let inserted = 0;
    const insert = (isLate: boolean) =>
      runWithDeadline(deadline, () =>
        inTransaction(database.db, async (tx) => {
          await tx.execute(sql`INSERT INTO note VALUES (${isLate ? 'cut off' : 'complete'})`);
          inserted++;
          await passing.promise;
          if (isLate) await tx.execute(sql`INSERT INTO note VALUES ('too late')`);
        }),
      );
    const inserting = Promise.all([failureOf(insert(true)), insert(false)]);
    await Promise.race([inserting, expect.poll(() => inserted, { timeout: deadline }).toBe(2)]);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + deadline);
    passing.resolve();
    const [late] = await inserting;
    expect(isDatabaseUnavailable(late)).toBe(true);
    expect((await testDatabase.pool.query('SELECT text FROM note')).rows).toEqual([{ text: 'complete' }]);
  });

  it('is never extended if an outer request set it, except by work that must not be cut off', async () => {
    const error = await failureOf(runWithDeadline(0, () => runWithDeadline(60_000, () => database.db.execute(sql`SELECT 1`))));
    expect(isDatabaseUnavailable(error)).toBe(true);
    const { rows } = await runWithDeadline(0, () => runWithoutDeadline(() => database.db.execute(sql`SELECT 1 AS one`)));
    expect(rows).toEqual([{ one: 1 }]);
  });
});
