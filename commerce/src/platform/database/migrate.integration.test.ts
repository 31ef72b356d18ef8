import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { MigrationError, migrate, migrationNames } from './migrate.ts';

const database = useTestDatabase();
const ignoreLine = () => undefined;

async function withEmptyDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  const server = new pg.Client(inject('databaseServerUrl'));
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  try {
    await use(url.href);
  } finally {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  }
}

async function appliedMigrations(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name');
  await client.end();
  return rows.map((row) => row.name);
}

describe('migrate', () => {
  it('applies no migration when run again', async () => {
    const lines: string[] = [];
    await migrate(database.url, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(await appliedMigrations(database.url)).toEqual(await migrationNames());
  });

  it('runs once when two processes start together', async () => {
    await withEmptyDatabase(async (url) => {
      const lines: string[] = [];
      await Promise.all([1, 2, 3].map(() => migrate(url, (line) => lines.push(line))));
      expect(lines).toEqual((await migrationNames()).map((name) => `migrated ${name}`));
    });
  });

  it('leaves a consistent schema after being killed', async () => {
    await withEmptyDatabase(async (url) => {
      const adminClient = new pg.Client(url);
      await adminClient.connect();
      const running = migrate(url, ignoreLine).then(
        () => 'done',
        () => 'killed',
      );
      await expect
        .poll(
          async () =>
            (
              await adminClient.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'outfitter migrate' AND datname = current_database()",
              )
            ).rowCount,
          { interval: 2 },
        )
        .toBeGreaterThan(0);
      await running;
      await adminClient.end();
      await migrate(url, ignoreLine);
      expect(await appliedMigrations(url)).toEqual(await migrationNames());
    });
  });

  it('rejects a database of a newer release', async () => {
    await withEmptyDatabase(async (url) => {
      await migrate(url, ignoreLine);
      const client = new pg.Client(url);
      await client.connect();
      await client.query("INSERT INTO schema_migration (name, run_on) VALUES ('9999_future', now())");
      await client.end();
      await expect(migrate(url, ignoreLine)).rejects.toThrow(MigrationError);
      await expect(migrate(url, ignoreLine)).rejects.toThrow(/newer release/);
    });
  });
});
