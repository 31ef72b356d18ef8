import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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
  const { rows } = await client.query<{ value: string }>(sql);
  await client.end();
  return String(rows[0]?.value);
}

async function postmasterOf(url: string): Promise<number> {
  return Number(await queryValue(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS value"));
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

  it('stops a server that a killed start left behind and takes over its cluster', async () => {
    const leftover = await start();
    const restarted = await start();
    await leftover.ended;
    expect(await queryValue(restarted.url, 'SELECT 1 AS value')).toBe('1');
    await restarted.stop();
  });

  it('recovers after its server was killed', async () => {
    const killed = await start();
    process.kill(await postmasterOf(killed.url), 'SIGKILL');
    await killed.ended;
    const restarted = await start();
    expect(await queryValue(restarted.url, 'SELECT 1 AS value')).toBe('1');
    await restarted.stop();
  });

  it('starts although another program has the process id of a killed server', async () => {
    const killed = await start();
    process.kill(await postmasterOf(killed.url), 'SIGKILL');
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
