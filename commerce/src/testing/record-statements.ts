import type pg from 'pg';
import type { DatabaseHandle } from '../platform/database/database.ts';

/** Records the text of each statement sent from now on, including those of the read-only pool. */
export function recordStatements({ pool, readOnly }: DatabaseHandle): string[] {
  const sent: string[] = [];
  const heard = new WeakSet<pg.PoolClient>();
  for (const each of new Set([pool, readOnly.pool])) {
    each.on('acquire', (client) => {
      if (heard.has(client)) return;
      heard.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: unknown[]) => {
        const [first] = given;
        sent.push(typeof first === 'string' ? first : (first as { text: string }).text);
        return query(...given);
      }) as typeof client.query;
    });
  }
  return sent;
}
