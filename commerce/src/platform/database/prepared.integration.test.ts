import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '../../testing/record-statements.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseHandle, inTransaction, openDatabase, type Queryable } from './database.ts';
import { prepared } from './prepared.ts';
import { rateLimits } from './tables.ts';

const server = useTestDatabase();
let database: DatabaseHandle;
let built: number;

beforeAll(async () => {
  database = openDatabase({ url: server.url, maxConnections: 1 });
  await server.pool.query(`INSERT INTO rate_limit VALUES ('a', 'p', 1, now()), ('b', 'p', 2, now())`);
});
afterAll(() => database.close());

const tokensOf = async (queryable: Queryable, name: string) => {
  const statement = prepared(queryable, 'test_tokens', (db) => {
    built += 1;
    return db
      .select({ tokens: rateLimits.tokens })
      .from(rateLimits)
      .where(eq(rateLimits.name, sql.placeholder('name')));
  });
  const [row] = await statement.execute({ name });
  return row?.tokens;
};

describe('a prepared statement', () => {
  it('is built once for all transactions of a connection, and has the values of each execution', async () => {
    built = 0;
    const found: unknown[] = [];
    for (const name of ['a', 'b', 'none']) found.push(await inTransaction(database.db, (tx) => tokensOf(tx, name)));
    expect(found).toEqual([1, 2, undefined]);
    expect(built).toBe(1);
  });

  it('is built once for the pool, too', async () => {
    built = 0;
    expect([await tokensOf(database.db, 'a'), await tokensOf(database.db, 'b')]).toEqual([1, 2]);
    expect(built).toBe(1);
  });

  it('is not taken for another whose name begins with the same 63 characters', async () => {
    const name = 'finish: placed allocated emitted paid redeemed indexed returned';
    expect(name).toHaveLength(63);
    const readValue = (longName: string, value: number) =>
      inTransaction(database.db, async (tx) => {
        const statement = prepared(tx, longName, (db) =>
          db.select({ value: sql<number>`${sql.raw(String(value))}::integer` }).from(sql`(values (1)) as one_row`),
        );
        return (await statement.execute())[0]?.value;
      });
    expect(await readValue(name, 1)).toBe(1);
    expect(await readValue(`${name} pickups`, 2)).toBe(2);
    expect(await readValue(`${name} pickups pickupLines`, 3)).toBe(3);
  });

  it('still works after its connection was lost', async () => {
    const sent = recordStatements(database);
    await server.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'outfitter'`,
    );
    expect(await inTransaction(database.db, (tx) => tokensOf(tx, 'b'))).toBe(2);
    expect(sent.filter((text) => text.includes('rate_limit'))).toHaveLength(1);
  });
});
