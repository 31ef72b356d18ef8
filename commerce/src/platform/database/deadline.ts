import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { remainingTime } from '../load/request-budget.ts';
import { DatabaseTimeout } from './database-timeout.ts';

/** Milliseconds. The default `statement_timeout` of a connection. */
export const statementTimeout = 15_000;

/**
 * Milliseconds after which a statement without a deadline fails, if the server does not even end it by its `statement_timeout`: the host or
 * the backend hangs. Otherwise the statement would hold its connection forever.
 */
const unansweredTimeout = 2 * statementTimeout;

/** Ends a transaction; runs at any time, because the work is done by then. */
const endOfTransaction = /^\s*(commit|rollback)\b/i;

/**
 * Milliseconds for which the end of a transaction may take. A connection to a host that has disappeared stays silent for minutes: without a
 * limit, its slot in the pool would be lost until then. The outcome of a COMMIT that takes longer is unknown.
 */
const endTimeouts: Readonly<Record<string, number>> = { commit: statementTimeout, rollback: 3_000 };

/**
 * A client that says when it last sent a statement, on the clock of `performance.now()`, and emits `responded` after each one that
 * succeeds.
 */
export interface ActiveClient {
  readonly activeAt: number;
}

type Query = (config: unknown, ...more: unknown[]) => Promise<unknown>;

/**
 * Returns a client class that starts no statement after the deadline. A statement that runs at the deadline fails; PostgreSQL ends it by
 * the `statement_timeout` of its transaction, or once it notices that the connection is closed (`client_connection_check_interval`).
 */
export function withDeadline(Client: typeof pg.Client): typeof pg.Client {
  return class DeadlineClient extends Client implements ActiveClient {
    activeAt = 0;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const send: Query = (...statement) => {
        this.activeAt = performance.now();
        const result = query(...statement);
        result.then(
          () => this.emit('responded'),
          () => undefined,
        );
        return result;
      };
      const sendUntilDeadline: Query = (config, ...more) => {
        if (config instanceof pg.Query) return query(config, ...more);
        const statement = typeof config === 'string' ? { text: config } : (config as { text: string });
        const end = endOfTransaction.exec(statement.text)?.[1]?.toLowerCase();
        if (end !== undefined) return send({ ...statement, query_timeout: endTimeouts[end] }, ...more);
        const remaining = remainingTime();
        if (remaining <= 0) return Promise.reject(new DatabaseTimeout('the deadline of the request has passed'));
        return send({ ...statement, query_timeout: Math.ceil(Math.min(remaining, unansweredTimeout)) }, ...more);
      };
      this.query = sendUntilDeadline as pg.Client['query'];
    }
  };
}

/** Returns the statement that begins a READ COMMITTED transaction whose statements may take as long as the request has left. */
export function beginUntilDeadline(): SQL {
  const remaining = Math.ceil(remainingTime());
  if (remaining >= statementTimeout) return sql`begin isolation level read committed`;
  return sql.raw(`begin isolation level read committed; set local statement_timeout = ${Math.max(1, remaining)}`);
}
