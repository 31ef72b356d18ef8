import { type RequestClass, requestClasses } from '@outfitter/contract';
import pg from 'pg';
import { PriorityLimiter, type Release } from '../load/priority-limiter.ts';
import { currentBudget, remainingTime } from '../load/request-budget.ts';
import { DatabaseTimeout } from './database-timeout.ts';
import { type ActiveClient, statementTimeout } from './deadline.ts';

/** Share of the connections that a class and those below it may hold; the rest is left to the classes above it. */
export type ConnectionShares = Readonly<Record<RequestClass, number>>;

export const mainShares: ConnectionShares = { order: 1, basket: 0.8, catalog: 0.6, page: 0.4, recommendation: 0.2 };
/** Shares of the read-only pool: searches are catalog calls or belong to pages. */
export const readOnlyShares: ConnectionShares = { order: 1, basket: 1, catalog: 1, page: 0.8, recommendation: 0.4 };

/** Milliseconds to wait for a connection, and to connect. */
export const connectionTimeout = 3_000;
/**
 * Milliseconds for which connections may be silent before their pool counts as stuck. The server ends every statement by then; only a lost
 * connection or a caller that never releases its connection is silent for longer.
 */
export const stallLimit = statementTimeout;
const queueLimits = { maxWait: connectionTimeout, maxLengthUnderOverload: 256 };

/** A pool in which a request waits for a connection by its class, and no longer than its deadline. */
export class RequestPool extends pg.Pool {
  readonly #limiter: PriorityLimiter<RequestClass>;
  readonly #limitOf: (requestClass: RequestClass) => number;
  readonly #usedClasses = new Set<RequestClass>();
  /** Connections in use, and when each was taken from the pool. */
  readonly #takenAt = new Map<pg.PoolClient, number>();
  #respondedAt = performance.now();

  constructor(config: pg.PoolConfig & { max: number }, shares: ConnectionShares) {
    super({ connectionTimeoutMillis: connectionTimeout, ...config });
    const { max } = config;
    this.#limitOf = (name) => Math.max(1, Math.floor(max * shares[name]));
    this.#limiter = new PriorityLimiter({
      classes: requestClasses,
      counts: 'all',
      limitOf: this.#limitOf,
      queueLimits: { order: queueLimits, basket: queueLimits, catalog: queueLimits, page: queueLimits, recommendation: queueLimits },
    });
    this.on('connect', (client) => {
      (client as pg.PoolClient & NodeJS.EventEmitter).on('responded', () => {
        this.#respondedAt = performance.now();
      });
    });
  }

  /** Milliseconds since the last response of the database on any connection. */
  unansweredFor(): number {
    return performance.now() - this.#respondedAt;
  }

  /**
   * Milliseconds for which a class of requests has been without a usable connection, because silent connections fill its limit; 0 if no
   * class is. A connection is silent while it neither runs statements nor is released; long transactions that run statements are not.
   */
  starvedFor(): number {
    const now = performance.now();
    const silences = [...this.#takenAt].map(
      ([client, takenAt]) => now - Math.max(takenAt, (client as pg.PoolClient & ActiveClient).activeAt),
    );
    const lowestLimit = Math.min(...[...this.#usedClasses].map(this.#limitOf));
    return silences.sort((one, other) => other - one)[lowestLimit - 1] ?? 0;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** Like the inherited method, but in the caller's asynchronous context. That of a callback is the context of the released request. */
  override query = (async (config: string, values?: unknown[]) => {
    const client = await this.#connect();
    try {
      const result = await client.query(config, values);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }) as pg.Pool['query'];

  async #connect(): Promise<pg.PoolClient> {
    const remaining = remainingTime();
    if (remaining <= 0) throw new DatabaseTimeout('the deadline of the request has passed');
    const { requestClass } = currentBudget();
    this.#usedClasses.add(requestClass);
    const release = await this.#limiter.acquire(requestClass, remaining);
    if (!release) throw new DatabaseTimeout('no connection became free in time');
    try {
      const client = await super.connect();
      this.#takenAt.set(client, performance.now());
      return onRelease(client, () => {
        this.#takenAt.delete(client);
        release();
      });
    } catch (error) {
      release();
      throw error;
    }
  }
}

/** Makes `client.release` also call `afterRelease`. */
function onRelease(client: pg.PoolClient, afterRelease: Release): pg.PoolClient {
  const releaseClient = client.release;
  client.release = (error) => {
    try {
      releaseClient.call(client, error);
    } finally {
      afterRelease();
    }
  };
  return client;
}
