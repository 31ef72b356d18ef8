import pg from 'pg';
import { inject } from 'vitest';

const locks = { template: 4_117, build: 4_118 };

/**
 * Returns a function for what all test files of a run share: its first call makes it, under a lock that keeps the other workers from
 * making it at the same time. Files of one worker share the result.
 */
export function once<Result>(lock: keyof typeof locks, make: (client: pg.Client) => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  async function makeLocked(): Promise<Result> {
    const client = new pg.Client(inject('databaseServerUrl'));
    await client.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [locks[lock]]);
      return await make(client);
    } finally {
      await client.end();
    }
  }
  return () => {
    result ??= makeLocked();
    return result;
  };
}
