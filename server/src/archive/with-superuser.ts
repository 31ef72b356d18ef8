import pg from 'pg';
import { runningEmbeddedOwnerUrl } from '../database/index.ts';

/** Runs work as the superuser. Does nothing while the database is unavailable, which its supervisor reports. */
export async function withSuperuser(dataFolder: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const connectionString = await runningEmbeddedOwnerUrl(dataFolder);
  const client = new pg.Client({ connectionString, application_name: 'outfitter archive', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  );
  try {
    if (isConnected) await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
