import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { seedDemo } from '../../seed/index.ts';
import { once } from './once-per-run.ts';

const seededTemplate = 'outfitter_small_template';

/** Resolves to the name of a template database with the small demo shop, which the first caller of a test run creates. */
export const seededTemplateName = once('template', async (client) => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [seededTemplate]);
  if (rowCount === 0) await createSeededTemplate(client, inject('databaseServerUrl'));
  return seededTemplate;
});

async function createSeededTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  // The final name exists only once the seed is complete.
  const unfinished = `unfinished_${randomBytes(4).toString('hex')}`;
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${inject('databaseTemplate')}`);
  const url = new URL(serverUrl);
  url.pathname = `/${unfinished}`;
  await seedDemo(url.href, { size: 'small', log: () => undefined });
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${seededTemplate}`);
}
