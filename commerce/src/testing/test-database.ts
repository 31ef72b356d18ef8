import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL server; its user may create databases. */
    databaseServerUrl: string;
    databaseTemplate: string;
  }
}

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

async function onServer<Value>(use: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(inject('databaseServerUrl'));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Creates a copy of a template, by default the migrated, empty one, in some dozen milliseconds. The caller closes it. */
export async function createTestDatabase(template = inject('databaseTemplate')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the CPU time of copying blocks through the buffers, the default strategy.
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  const address = new URL(inject('databaseServerUrl'));
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href, max: 20 });
  // Dropping the database disconnects idle connections.
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
 * Creates one database for all tests of a file:
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
