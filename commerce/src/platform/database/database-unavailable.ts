import { DatabaseTimeout } from './database-timeout.ts';
import { sqlState } from './sql-state.ts';

/**
 * SQLSTATEs such as connection_exception, operator_intervention, insufficient_resources, read_only_sql_transaction, lock_not_available,
 * query_canceled, serialization_failure, deadlock_detected.
 */
const unavailableStates = /^(08|53|57P0|57014|25006|55P03|40001|40P01)/;
const networkErrorCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const unavailableMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/;

/**
 * Returns whether an error, one of its causes or a member of an aggregate means that the database is unavailable, out of connections, too
 * slow, or aborted the transaction in favor of others. The caller may retry.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseTimeout) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (networkErrorCodes.has(code) || unavailableStates.test(code))) return true;
  // A missing Unix socket; without `connect` the code means any missing file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (unavailableMessages.test(error.message) && sqlState(error) === undefined) return true;
  return isDatabaseUnavailable(error.cause);
}
