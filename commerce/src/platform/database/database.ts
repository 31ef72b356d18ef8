import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Failure, Result } from '../result.ts';
import { beginUntilDeadline, statementTimeout, withDeadline } from './deadline.ts';
import { createAutoPreparingClient, UnpreparedClient } from './prepared-statements.ts';
import { type ConnectionShares, mainShares, RequestPool, readOnlyShares } from './request-pool.ts';
import { runTransaction, type Transaction } from './run-transaction.ts';

export type { Transaction };
/** Database of drizzle-orm, whose own `transaction` leaks connections: use `inTransaction`. */
export type Database = NodePgDatabase & { $client: pg.Pool };
export type Queryable = NodePgDatabase | Transaction;

export type SearchDatabase = Pick<DatabaseHandle, 'db' | 'readOnly'>;

export interface DatabaseHandle {
  db: Database;
  pool: pg.Pool;
  /** Pool for reads that clients may repeat without limit, such as searches; they cannot take the connections of other statements. */
  readOnly: ReadOnlyPool;
  /**
   * Milliseconds since the database last responded to a statement of the pool, or for which a class of requests has been unable to get a
   * connection from either pool, because its connections are lost. More than `stallLimit` if the database is down or the process needs to
   * be replaced.
   */
  stalledFor(): number;
  close(): Promise<void>;
}

export interface ReadOnlyPool {
  pool: pg.Pool;
  read<Value>(work: (queryable: Queryable) => Promise<Value>): Promise<Value>;
}

// Money and counts fit into a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  usesPreparedStatements?: boolean;
  isBehindPooler?: boolean;
  /** Milliseconds that a statement of the read-only pool may take. */
  readOnlyTimeoutMs?: number;
  applicationName?: string;
  onIdleError?: (error: Error) => void;
}

/**
 * Opens a pool, and a read-only pool of half the size. Statements with a name (`.prepare('…')`) are parsed and planned once per connection,
 * unless `usesPreparedStatements` is false. A pooler ignores connection parameters: behind one, the database role must limit the time of
 * statements, and read-only statements set their limits in a transaction.
 */
export function openDatabase(options: DatabaseOptions): DatabaseHandle {
  const max = options.maxConnections ?? 10;
  const pool = openPool(options, mainShares, { max, ...(options.isBehindPooler ? {} : { statement_timeout: statementTimeout }) });
  const db = drizzle(pool);
  const parameters = readOnlyParameters(options.readOnlyTimeoutMs ?? 2_000);
  if (options.isBehindPooler) {
    const stalledFor = () => Math.max(pool.unansweredFor(), pool.starvedFor());
    return { db, pool, readOnly: { pool, read: readInTransaction(pool, parameters) }, stalledFor, close: () => pool.end() };
  }

  const readOnlyOptions = { ...options, url: withParameters(options.url, { ...parameters, default_transaction_read_only: 'on' }) };
  const readOnlyPool = openPool(readOnlyOptions, readOnlyShares, {
    max: Math.ceil(max / 2),
    ...(options.usesPreparedStatements === false ? {} : { Client: createAutoPreparingClient() }),
  });
  const readOnlyDb = drizzle(readOnlyPool);
  const stalledFor = () => Math.max(pool.unansweredFor(), pool.starvedFor(), readOnlyPool.starvedFor());
  const close = async () => void (await Promise.all([pool.end(), readOnlyPool.end()]));
  return { db, pool, readOnly: { pool: readOnlyPool, read: (work) => work(readOnlyDb) }, stalledFor, close };
}

function openPool(
  { url, usesPreparedStatements, applicationName, onIdleError }: DatabaseOptions,
  shares: ConnectionShares,
  {
    Client = usesPreparedStatements === false ? UnpreparedClient : pg.Client,
    ...config
  }: pg.PoolConfig & { max: number; Client?: typeof pg.Client },
): RequestPool {
  const parameters = {
    connectionString: url,
    Client: withDeadline(Client),
    application_name: applicationName ?? 'outfitter',
    idleTimeoutMillis: 30_000,
    ...config,
  };
  const pool = new RequestPool(parameters, shares);
  pool.on('error', (error) => onIdleError?.(error));
  // A connection lost between two statements fails the next one. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * The similarity threshold is low, because swapping two letters of a short word leaves few of its trigrams. A generic plan is made once per
 * connection; planning a search for its values takes longer than running it.
 */
const readOnlyParameters = (timeout: number): Record<string, string> => ({
  statement_timeout: String(timeout),
  'pg_trgm.similarity_threshold': '0.2',
  plan_cache_mode: 'force_generic_plan',
});

function withParameters(url: string, parameters: Record<string, string>): string {
  const address = new URL(url);
  const existingOptions = address.searchParams.get('options');
  const parameterOptions = Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set('options', [...(existingOptions ? [existingOptions] : []), ...parameterOptions].join(' '));
  return address.href;
}

function readInTransaction(pool: pg.Pool, parameters: Record<string, string>): ReadOnlyPool['read'] {
  const settings = sql.raw(
    Object.entries(parameters)
      .map(([name, value]) => `SET LOCAL ${name} = ${value}`)
      .join('; '),
  );
  return async (work) => {
    const outcome = await runTransaction(pool, sql`begin read only`, async (tx) => {
      await tx.execute(settings);
      return work(tx);
    });
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  };
}

const maxAttempts = 4;

/**
 * Runs `work` in a READ COMMITTED transaction. Retries with backoff after a deadlock, a serialization failure, a shutdown, or the loss of
 * the connection before COMMIT.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await runTransaction(db.$client, beginUntilDeadline(), work);
    if (outcome.ok) return outcome.value;
    if (attempt >= maxAttempts || !outcome.isRetryable) throw outcome.error;
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 + Math.random() * 10));
  }
}

class Rollback extends Error {
  override readonly name = 'Rollback';
  readonly failure: Failure<string>;
  constructor(failure: Failure<string>) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs `work` like `inTransaction`. A failure that `work` returns rolls the transaction back and is returned. */
export async function resultInTransaction<Value, ErrorName extends string>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<Value, ErrorName>>,
): Promise<Result<Value, ErrorName>> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.failure as Failure<ErrorName>;
    throw error;
  }
}
