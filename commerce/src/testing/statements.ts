import type pg from 'pg';

/** Notes the text of each statement that the pool's connections send from now on. */
export function noteStatements(pool: pg.Pool): string[] {
  const sent: string[] = [];
  const heard = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [first] = given;
      sent.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return query(...given);
    }) as typeof client.query;
  });
  return sent;
}
