import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// Declares the names that this setup provides.
import type {} from '@outfitter/commerce/testing';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase, testParameters } from './index.ts';
import { isAlive, stopLeftoverPostgres } from './leftover-postgres.ts';

const prefix = 'outfitter-integration-';
const template = 'outfitter_template';

/**
 * Starts one PostgreSQL for all integration tests of a run and migrates a template database, which each test file copies
 * (commerce/src/testing/test-database.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const server = await startEmbeddedDatabase({ folder, parameters: testParameters, isDurable: false, mayCreateDatabases: true });
  const maintenance = new pg.Client(server.url);
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE ${template}`);
  await maintenance.end();
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${template}`;
  const { migrate } = await import('@outfitter/commerce');
  await migrate(templateUrl.href, () => undefined);
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (isAlive(owner)) continue;
    const folder = path.join(tmpdir(), name);
    await stopLeftoverPostgres(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
