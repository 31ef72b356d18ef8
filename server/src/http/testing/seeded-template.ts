import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { seedDemo } from '../../seed/index.ts';

const seededTemplate = 'outfitter_small_template';
const creationLock = 4_117;

/** Returns the name of a template database with the small demo shop, which the first caller of a test run creates. */
export async function seededTemplateName(): Promise<string> {
  const serverUrl = inject('databaseServerUrl');
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [creationLock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [seededTemplate]);
    if (rowCount === 0) await createSeededTemplate(client, serverUrl);
    return seededTemplate;
  } finally {
    await client.end();
  }
}

async function createSeededTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  // The final name exists only once the seed is complete.
  const unfinished = `unfinished_${randomBytes(4).toString('hex')}`;
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${inject('databaseTemplate')}`);
  const url = new URL(serverUrl);
  url.pathname = `/${unfinished}`;
  await seedDemo(url.href, { size: 'small', log: () => undefined });
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${seededTemplate}`);
}
