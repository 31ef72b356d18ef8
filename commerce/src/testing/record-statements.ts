import type pg from 'pg';
import type { DatabaseHandle } from '../platform/database/database.ts';

/** A transaction begins with the milliseconds that its request has left. */
const remainingTime = /(statement_timeout = )\d+/;

/** Records the text of each statement from now on, including those of the read-only pool, without the time that the request has left. */
export function recordStatements({ pool, readOnly }: DatabaseHandle): string[] {
  const sent: string[] = [];
  const wrapped = new WeakSet<pg.PoolClient>();
  for (const each of new Set([pool, readOnly.pool])) {
    each.on('acquire', (client) => {
      if (wrapped.has(client)) return;
      wrapped.add(client);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const [first] = args;
        const text = typeof first === 'string' ? first : (first as { text: string }).text;
        sent.push(text.replace(remainingTime, '$1…'));
        return query(...args);
      }) as typeof client.query;
    });
  }
  return sent;
}

const beginning = /^begin\b/i;
const ending = /^(commit|rollback)\b/i;
const writing = /^\s*(insert|update|delete|with)\b/i;

/** Counts recorded statements, and their durable commits: each transaction that writes, and each writing statement outside of one. */
export function countRoundTrips(sent: readonly string[]): { statements: number; commits: number } {
  let commits = 0;
  let isInTransaction = false;
  let hasWritten = false;
  for (const text of sent) {
    if (beginning.test(text)) {
      isInTransaction = true;
      hasWritten = false;
    } else if (ending.test(text)) {
      if (hasWritten && /^commit/i.test(text)) commits += 1;
      isInTransaction = false;
    } else if (writing.test(text)) {
      if (isInTransaction) hasWritten = true;
      else commits += 1;
    }
  }
  return { statements: sent.length, commits };
}
