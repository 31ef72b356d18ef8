import pg from 'pg';

const timeout = 2_000;

export async function isDatabaseResponding(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'outfitter primary',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
