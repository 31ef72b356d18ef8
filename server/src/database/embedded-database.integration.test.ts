import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, testParameters } from './index.ts';

let folder: string;
beforeEach(async () => {
  // Only its owner may enter mkdtemp's folder, as with root's home.
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-own-database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbeddedDatabase({ folder, parameters: testParameters, isDurable: false });

async function queryValue(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>(sql);
    return String(rows[0]?.value);
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function ownerUrlOf(url: string): Promise<string> {
  const password = (await readFile(path.join(folder, 'postgres.password'), 'utf8')).trim();
  return url.replace(/\/\/shop:[^@]+@/, `//outfitter:${password}@`);
}

describe('the embedded database', () => {
  it('is created once, keeps its data and address, and sorts by code point', async () => {
    const first = await start();
    expect(first.isNew).toBe(true);
    expect(await queryValue(first.url, "SELECT ('Z' < 'a' AND lower('É') = 'é')::text AS value")).toBe('true');
    await queryValue(first.url, 'CREATE TABLE retained (n int)');
    await first.stop();
    await first.ended;

    const second = await start();
    expect(second.isNew).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await queryValue(second.url, 'SELECT count(*) AS value FROM retained')).toBe('0');
    await second.stop();
  });

  it('requires its password, which only its owner can read', async () => {
    const database = await start();
    await expect(queryValue(database.url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
    expect((await stat(path.join(folder, 'postgres.password'))).mode & 0o077).toBe(0);
    await database.stop();
  });

  it('gives the shop a role that is not a superuser, and cannot read files, run programs or create roles and databases', async () => {
    const database = await start();
    const role = `SELECT concat_ws(' ', rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls) AS value
      FROM pg_roles WHERE rolname = current_user`;
    expect(await queryValue(database.url, role)).toBe('shop f f f f f');
    for (const statement of [
      `SELECT pg_read_file('postgresql.conf') AS value`,
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      'CREATE ROLE other SUPERUSER',
      'CREATE DATABASE other',
      'SET ROLE outfitter',
      `ALTER SYSTEM SET work_mem = '1GB'`,
    ]) {
      await expect(queryValue(database.url, statement), statement).rejects.toThrow(/permission denied|must be superuser/);
    }
    expect(database.url).not.toContain((await readFile(path.join(folder, 'postgres.password'), 'utf8')).trim());
    await queryValue(database.url, 'CREATE EXTENSION pg_trgm');
    await database.stop();
  });

  it('transfers what an earlier release created as superuser', async () => {
    const first = await start();
    const owner = await ownerUrlOf(first.url);
    for (const statement of [
      'CREATE EXTENSION pg_trgm',
      'CREATE SCHEMA jobs',
      'CREATE TABLE jobs.job (id bigserial PRIMARY KEY, day date) ',
      `CREATE TABLE parted (day date) PARTITION BY RANGE (day)`,
      `CREATE TABLE part PARTITION OF parted FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')`,
      'CREATE SEQUENCE numbers',
      'CREATE VIEW days AS SELECT day FROM parted',
      `CREATE TYPE state AS ENUM ('new')`,
      'CREATE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      'ALTER DATABASE outfitter OWNER TO outfitter',
    ]) {
      await queryValue(owner, statement);
    }
    await first.stop();
    const second = await start();
    for (const statement of [
      'ALTER TABLE jobs.job ADD COLUMN more int',
      'INSERT INTO jobs.job DEFAULT VALUES',
      'ALTER TABLE part ADD CHECK (day IS NOT NULL)',
      `ALTER SEQUENCE numbers RESTART`,
      'CREATE OR REPLACE VIEW days AS SELECT day FROM parted WHERE day IS NOT NULL',
      `ALTER TYPE state ADD VALUE 'old'`,
      'CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$',
      'DROP SCHEMA jobs CASCADE',
      'CREATE SCHEMA other',
    ]) {
      await queryValue(second.url, statement);
    }
    await second.stop();
  });

  it('stops a server that a killed start left behind and takes over its cluster', async () => {
    const leftover = await start();
    const restarted = await start();
    await leftover.ended;
    expect(await queryValue(restarted.url, 'SELECT 1 AS value')).toBe('1');
    await restarted.stop();
  });

  it('recovers after its server was killed', async () => {
    const killed = await start();
    process.kill(await postmasterPid(), 'SIGKILL');
    await killed.ended;
    const restarted = await start();
    expect(await queryValue(restarted.url, 'SELECT 1 AS value')).toBe('1');
    await restarted.stop();
  });

  it('starts although another program has the process id of a killed server', async () => {
    const killed = await start();
    process.kill(await postmasterPid(), 'SIGKILL');
    await killed.ended;
    await writeFile(path.join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
    const restarted = await start();
    expect(await queryValue(restarted.url, 'SELECT 1 AS value')).toBe('1');
    await restarted.stop();
  });

  it('deletes the files of an incomplete cluster', async () => {
    const database = await startAfterIncompleteCluster();
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
    await database.stop();
  });

  it('rejects a cluster of another PostgreSQL major version with a fix', async () => {
    const database = await start();
    await database.stop();
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was created by PostgreSQL 17, but this release contains PostgreSQL 18/);
  });
});

async function startAfterIncompleteCluster() {
  await writeFile(path.join(folder, 'postgres.unfinished-12345678.password'), 'x');
  return start();
}
