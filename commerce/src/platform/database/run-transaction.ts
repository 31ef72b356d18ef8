import { type SQL, sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { sqlState } from './sql-state.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type TransactionOutcome<Value> =
  | { ok: true; value: Value }
  /** `isRetryable`: nothing was committed, and the same transaction may succeed if it runs again. */
  | { ok: false; error: unknown; isRetryable: boolean };

/** SQLSTATEs serialization_failure, deadlock_detected and admin_shutdown, after which nothing was committed. */
const retryableStates = new Set(['40001', '40P01', '57P01']);

const dialect = new PgDialect();

/** A connection has one transaction at a time. Its object is reused, so that its prepared statements are (`prepared.ts`). */
const transactions = new WeakMap<pg.PoolClient, Transaction>();

function transactionOn(connection: pg.PoolClient): Transaction {
  const existing = transactions.get(connection);
  if (existing) return existing;
  const tx: Transaction = new NodePgTransaction(dialect, new NodePgSession(connection, dialect, undefined), undefined);
  transactions.set(connection, tx);
  return tx;
}

/**
 * Runs `work` between `begin` and COMMIT, or rolls it back. Releases the connection whichever statement fails, and closes it if the
 * rollback fails; the error is always the first one. drizzle-orm's own `transaction` guarantees neither. See
 * docs/decisions/0035-transactions.md.
 */
export async function runTransaction<Value>(
  pool: pg.Pool,
  begin: SQL,
  work: (tx: Transaction) => Promise<Value>,
): Promise<TransactionOutcome<Value>> {
  let connection: pg.PoolClient;
  try {
    connection = await pool.connect();
  } catch (error) {
    return { ok: false, error, isRetryable: retryableStates.has(sqlState(error) ?? '') };
  }
  let isCommitting = false;
  let isReusable = false;
  const tx = transactionOn(connection);
  try {
    await tx.execute(begin);
    const value = await work(tx);
    isCommitting = true;
    await tx.execute(sql`commit`);
    isReusable = true;
    return { ok: true, value };
  } catch (error) {
    isReusable = await rollBack(tx);
    const isLostBeforeCommit = !isReusable && !isCommitting && isDatabaseUnavailable(error);
    return { ok: false, error, isRetryable: isLostBeforeCommit || retryableStates.has(sqlState(error) ?? '') };
  } finally {
    connection.release(!isReusable);
  }
}

/** Returns whether the connection is usable afterward. */
function rollBack(tx: Transaction): Promise<boolean> {
  return tx.execute(sql`rollback`).then(
    () => true,
    () => false,
  );
}
