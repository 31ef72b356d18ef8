import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { sqlState } from './database.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const table = 'schema_migration';
/** Names the lock that keeps two processes from migrating at once. */
const lockId = 7_302_461;
/** A migration that cannot get its table locks in this time gives way to the shoppers and tries again. */
const lockTimeout = '3s';
const attempts = 6;

/** Migrating is not possible; the message is one line with its mend. */
export class MigrationError extends Error {
  override readonly name = 'MigrationRefused';
}

/**
 * What speaks against bringing a database to this release: migrations it has that this release does not know, or one of
 * ours that sorts before one it already has. `undefined` where nothing does.
 */
export function migrationConflict(done: readonly string[], ours: readonly string[]): string | undefined {
  const last = ours.at(-1) ?? '';
  const unknown = done.filter((name) => !ours.includes(name));
  if (unknown.some((name) => name > last)) {
    return `the database is from a newer release (it has ${unknown.at(-1)}, this one ends with ${last}). Mend: start the newer release, or restore a backup from before it`;
  }
  if (unknown.length > 0)
    return `the database has the migration ${unknown[0]}, which this release does not have. Mend: start the release that has it`;
  const newest = done.at(-1) ?? '';
  const late = ours.find((name) => !done.includes(name) && name < newest);
  return late && `the migration ${late} sorts before ${newest}, which has already run. Mend: give it a higher number`;
}

/**
 * Brings the schema of a database to this release, forward only, one transaction a migration, so that a kill at any
 * moment leaves whole migrations behind. One process at a time; the others wait and find nothing left to do. `log` hears
 * a line for each migration. Throws `MigrationRefused` for a database of a newer release or one out of order. Needs a
 * connection past any pooler.
 */
export async function migrate(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'outfitter migrate', connectionTimeoutMillis: 10_000 });
  // A connection that is cut fails the query it was in; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${lockId})`);
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    const ours = await migrationNames();
    const done = await migrationsOf(client);
    const refusal = migrationConflict(done, ours);
    if (refusal) throw new MigrationError(refusal);
    if (ours.length > done.length) await runPending(client, log);
  } finally {
    // Ends the lock with the session.
    await client.end().catch(() => undefined);
  }
}

/** The names of this release's migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -'.sql'.length)] : [])).sort();
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ found: boolean }>(`SELECT to_regclass('public.${table}') IS NOT NULL AS found`);
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`);
  return rows.map((row) => row.name);
}

async function runPending(client: pg.Client, log: (line: string) => void): Promise<void> {
  const quiet = () => undefined;
  const warn = (line: string) => log(line.trim());
  for (let attempt = 1; ; attempt++) {
    try {
      const ran = await runner({
        dbClient: client,
        dir: folder,
        migrationsTable: table,
        direction: 'up',
        // The lock above is waited for; the runner's own is not.
        noLock: true,
        checkOrder: true,
        singleTransaction: false,
        logger: { info: quiet, debug: quiet, warn, error: quiet },
      });
      for (const { name } of ran) log(`migrated ${name}`);
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (sqlState(error) !== '55P03' || attempt === attempts) throw error;
      log(`a migration waits for a lock, attempt ${attempt} of ${attempts}`);
      await new Promise((done) => setTimeout(done, 500 * attempt));
    }
  }
}
