/** The connection to PostgreSQL: a pool, drizzle over it, and transactions that are repeated where that is safe. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Anything a query can run on. */
export type Queryable = Database | Transaction;

export interface DatabaseHandle {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Money and counts fit a double exactly; a bigint column is a number here.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));
// A date is a day, not an instant.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A connection on which no statement outlives its transaction, for poolers that change connections under it. */
class UnpreparedClient extends pg.Client {
  override query = ((config: unknown, ...more: unknown[]) => {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const query = super.query as (...given: unknown[]) => unknown;
    return query.call(this, isNamed ? { ...config, name: undefined } : config, ...more);
  }) as pg.Client['query'];
}

/**
 * Opens a pool. `onIdleError` hears of connections that the server ended. Statements that have a name (`.prepare('…')`)
 * are parsed and planned once a connection, unless `isPrepared` is false. Behind a pooler (`isPooled`) the limit of a
 * statement's time is the database role's business: poolers refuse it as a parameter of a connection.
 */
export function openDatabase(options: {
  url: string;
  max?: number;
  isPrepared?: boolean;
  isPooled?: boolean;
  applicationName?: string;
  onIdleError?: (error: Error) => void;
}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: options.isPrepared === false ? UnpreparedClient : pg.Client,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'outfitter',
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(options.isPooled ? {} : { statement_timeout: 15_000 }),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection cut between two statements of a transaction fails the next one; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** serialization_failure, deadlock_detected, admin_shutdown: nothing was done, so it may be done again. */
const repeatable = new Set(['40001', '40P01', '57P01']);
const attempts = 4;

/** PostgreSQL's code of an error, also where drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as Error & { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Runs `work` in one READ COMMITTED transaction; repeats it after a deadlock or a lost race, with a growing pause. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (attempt >= attempts || !repeatable.has(sqlState(error) ?? '')) throw error;
      await new Promise((done) => setTimeout(done, 2 ** attempt * 5 + Math.random() * 10));
    }
  }
}
