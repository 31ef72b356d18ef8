import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { sqlState } from './sql-state.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const table = 'schema_migration';
const lockId = 7_302_461;
/** Maximum wait for table locks before a migration is retried, so that it does not block shoppers. */
const lockTimeout = '3s';
const maxAttempts = 6;

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Returns why a database cannot be migrated to this release: it has unknown migrations, or a migration of this release sorts before one
 * that has already run.
 */
export function migrationConflict(applied: readonly string[], released: readonly string[]): string | undefined {
  const last = released.at(-1) ?? '';
  const unknown = applied.filter((name) => !released.includes(name));
  if (unknown.some((name) => name > last)) {
    return `the database is from a newer release (it has ${unknown.at(-1)}, this one ends with ${last}). Fix: start the newer release, or restore a backup from before it`;
  }
  if (unknown.length > 0)
    return `the database has the migration ${unknown[0]}, which this release does not have. Fix: start the release that has it`;
  const newest = applied.at(-1) ?? '';
  const outOfOrder = released.find((name) => !applied.includes(name) && name < newest);
  return outOfOrder && `the migration ${outOfOrder} sorts before ${newest}, which has already run. Fix: give it a higher number`;
}

/**
 * Migrates the database to this release, forward only, with one transaction per migration. Concurrent processes wait for each other. Throws
 * `MigrationError` for a database of a newer release or with migrations out of order. Needs a connection that bypasses any pooler.
 */
export async function migrate(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'outfitter migrate', connectionTimeoutMillis: 10_000 });
  // A lost connection fails its query. Without a listener the event would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${lockId})`);
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    const released = await migrationNames();
    const applied = await appliedMigrations(client);
    const conflict = migrationConflict(applied, released);
    if (conflict) throw new MigrationError(conflict);
    if (released.length > applied.length) await runPending(client, log);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -'.sql'.length)] : [])).sort();
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const tableLookup = await client.query<{ found: boolean }>(`SELECT to_regclass('public.${table}') IS NOT NULL AS found`);
  if (!tableLookup.rows[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`);
  return rows.map((row) => row.name);
}

async function runPending(client: pg.Client, log: (line: string) => void): Promise<void> {
  const ignoreLine = () => undefined;
  const warn = (line: string) => log(line.trim());
  for (let attempt = 1; ; attempt++) {
    try {
      const migrations = await runner({
        dbClient: client,
        dir: folder,
        migrationsTable: table,
        direction: 'up',
        // The advisory lock above waits for other processes; the runner's own lock fails instead.
        noLock: true,
        checkOrder: true,
        singleTransaction: false,
        logger: { info: ignoreLine, debug: ignoreLine, warn, error: ignoreLine },
      });
      for (const { name } of migrations) log(`migrated ${name}`);
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (sqlState(error) !== '55P03' || attempt === maxAttempts) throw error;
      log(`a migration waits for a lock, attempt ${attempt} of ${maxAttempts}`);
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt));
    }
  }
}
