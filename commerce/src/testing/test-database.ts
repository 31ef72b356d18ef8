import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the run of the integration tests started, with rights to make databases. */
    databaseServerUrl: string;
    /** Name of its migrated, otherwise empty template database. */
    databaseTemplate: string;
  }
}

/** A migrated database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  /** A pool for the test's own looks; more connections for races come from it too. */
  readonly pool: pg.Pool;
  /** Ends the pool and drops the database, whoever is still connected. */
  close(): Promise<void>;
}

async function onServer<Answer>(use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(inject('databaseServerUrl'));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** A copy of the migrated template. Takes a few dozen milliseconds; the caller closes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('databaseTemplate')}`));
  const address = new URL(inject('databaseServerUrl'));
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href, max: 20 });
  // Dropping the database ends idle connections from the other side.
  pool.on('error', () => undefined);
  return {
    url: address.href,
    pool,
    async close() {
      await pool.end();
      await onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/**
 * Gives the tests of a file one database together:
 *
 *     const database = useTestDatabase();
 *     it('…', async () => { await database.pool.query('…') });
 */
export function useTestDatabase(): TestDatabase {
  let database: TestDatabase | undefined;
  const current = (): TestDatabase => {
    if (!database) throw new Error('the test database is there inside of tests and hooks only');
    return database;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());
  return {
    get url() {
      return current().url;
    },
    get pool() {
      return current().pool;
    },
    close: () => current().close(),
  };
}
