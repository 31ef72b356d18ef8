import { type RequestClass, requestClasses } from '@outfitter/contract';
import pg from 'pg';
import { PriorityLimiter, type Release } from '../load/priority-limiter.ts';
import { currentBudget, remainingTime } from '../load/request-budget.ts';
import { DatabaseTimeout } from './database-timeout.ts';

/** Share of the connections that a class and those below it may hold; the rest is left to the classes above it. */
export type ConnectionShares = Readonly<Record<RequestClass, number>>;

export const mainShares: ConnectionShares = { order: 1, basket: 0.8, catalog: 0.6, page: 0.4, recommendation: 0.2 };
/** Searches are catalog calls or belong to pages. */
export const readOnlyShares: ConnectionShares = { order: 1, basket: 1, catalog: 1, page: 0.8, recommendation: 0.4 };

/** Milliseconds to wait for a connection, and to connect. */
export const connectionTimeout = 3_000;
const patience = { wait: connectionTimeout, queueUnderOverload: 256 };

/** A pool in which a request waits for a connection by its class, and no longer than its deadline. */
export class RequestPool extends pg.Pool {
  readonly #limiter: PriorityLimiter<RequestClass>;

  constructor(config: pg.PoolConfig & { max: number }, shares: ConnectionShares) {
    super({ connectionTimeoutMillis: connectionTimeout, ...config });
    const { max } = config;
    this.#limiter = new PriorityLimiter({
      classes: requestClasses,
      counts: 'all',
      limitOf: (name) => Math.max(1, Math.floor(max * shares[name])),
      patience: { order: patience, basket: patience, catalog: patience, page: patience, recommendation: patience },
    });
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
    const release = await this.#limiter.acquire(currentBudget().requestClass, remaining);
    if (!release) throw new DatabaseTimeout('no connection became free in time');
    try {
      return releaseBoth(await super.connect(), release);
    } catch (error) {
      release();
      throw error;
    }
  }
}

/** Lets the release of the connection end the request's turn, too. */
function releaseBoth(client: pg.PoolClient, release: Release): pg.PoolClient {
  const releaseClient = client.release;
  client.release = (error) => {
    try {
      releaseClient.call(client, error);
    } finally {
      release();
    }
  };
  return client;
}
