import { sqlState } from './database.ts';

/** connection_exception, operator_intervention, insufficient_resources, read_only_sql_transaction, lock_not_available. */
const awayStates = /^(08|53|57P0|57014|25006|55P03|40001|40P01)/;
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** What pg says without a code. */
const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after/;

/**
 * Whether an error means that the database cannot serve right now (away, restarting, out of connections, too slow, a
 * race lost too often): the call may be asked again later. Looks through the causes and the members of an aggregate.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (awayCodes.has(code) || awayStates.test(code))) return true;
  // The socket file of a server on this machine; elsewhere the code speaks of any missing file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (awayWords.test(error.message) && sqlState(error) === undefined) return true;
  return isDatabaseUnavailable(error.cause);
}
