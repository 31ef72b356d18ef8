import type pg from 'pg';
import type { DatabaseHandle } from '../platform/database/database.ts';

/** Records the text of each statement from now on, including those of the read-only pool. */
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
        sent.push(typeof first === 'string' ? first : (first as { text: string }).text);
        return query(...args);
      }) as typeof client.query;
    });
  }
  return sent;
}
