import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, runningEmbeddedOwnerUrl, startEmbeddedDatabase, testParameters } from '../database/index.ts';
import { dropArchiveSlots, restoreArchive, startArchiving } from './index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
let shop: EmbeddedDatabase;
let owner: pg.Client;
let stopArchiving: (() => Promise<void>) | undefined;
let printed: string[] = [];
let problem: string | undefined;
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outfitter-archive-'));
  shop = await start('shop', { max_slot_wal_keep_size: '48MB' });
  owner = await connectOwner('shop');
  await owner.query('CREATE TABLE entry (name text)');
});
afterAll(async () => {
  vi.resetConfig();
  await stopArchiving?.();
  await owner.end();
  await shop.stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  printed = [];
  problem = undefined;
});

afterEach(() => stop());

const start = (name: string, parameters = {}) =>
  startEmbeddedDatabase({ folder: at(name), parameters: { ...testParameters, ...parameters }, isDurable: false });

async function connectOwner(name: string): Promise<pg.Client> {
  const client = new pg.Client(await runningEmbeddedOwnerUrl(at(name)));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function archiveTo(name: string, dataFolder = 'shop'): void {
  stopArchiving = startArchiving({
    dataFolder: at(dataFolder),
    archiveFolder: at(name),
    days: 1,
    hoursBetweenBackups: 24,
    interval: 50,
    isDurable: false,
    print: (line) => printed.push(line),
    onProblem: (reason) => {
      problem = reason;
    },
  });
}
async function stop(): Promise<void> {
  await stopArchiving?.();
  stopArchiving = undefined;
}
const backupsIn = (archive: string) => readdir(at(`${archive}/backups`)).catch(() => []);
async function completeBackups(archive: string): Promise<number> {
  const found = await Promise.all(
    (await backupsIn(archive)).map((name) => readFile(at(`${archive}/backups/${name}/manifest.json`)).catch(() => undefined)),
  );
  return found.filter(Boolean).length;
}
const untilBackedUp = (archive: string, count = 1) =>
  expect.poll(() => completeBackups(archive), { timeout: 60_000 }).toBeGreaterThanOrEqual(count);

const add = (name: string) => owner.query('INSERT INTO entry VALUES ($1)', [name]);
/** A time between two transactions. */
async function timeBetween(): Promise<Date> {
  await sleep(20);
  const time = new Date();
  await sleep(20);
  return time;
}

async function entriesOf(name: string): Promise<string[]> {
  const restored = await start(name);
  const client = new pg.Client(restored.url);
  try {
    await client.connect();
    return (await client.query<{ name: string }>('SELECT name FROM entry ORDER BY name')).rows.map((row) => row.name);
  } finally {
    await client.end();
    await restored.stop();
  }
}
const restore = (archive: string, folder: string, to?: Date) =>
  restoreArchive({ archiveFolder: at(archive), dataFolder: at(folder), to, isDurable: false });

describe('an archive', () => {
  let beforeBackup: Date;
  let between: Date;

  it('restores any time since its base backup, and the uploads', async () => {
    beforeBackup = await timeBetween();
    archiveTo('archive');
    await untilBackedUp('archive');
    await mkdir(at('shop/media/pictures'), { recursive: true });
    await writeFile(at('shop/media/pictures/barn.webp'), 'a barn in the snow');
    await add('first');
    await owner.query('SELECT pg_switch_wal()');
    between = await timeBetween();
    await add('second');
    await stop();
    expect([problem, printed]).toEqual([undefined, []]);

    const last = await restore('archive', 'between', between);
    expect(last.getTime()).toBeLessThanOrEqual(between.getTime());
    expect(await entriesOf('between')).toEqual(['first']);
    expect(await readFile(at('between/media/pictures/barn.webp'), 'utf8')).toBe('a barn in the snow');
    await restore('archive', 'latest');
    expect(await entriesOf('latest')).toEqual(['first', 'second']);
  });

  it('continues after a restart of the shop, without another base backup', async () => {
    await add('third');
    archiveTo('archive');
    await sleep(300);
    await stop();
    expect(await backupsIn('archive')).toHaveLength(1);
    await restore('archive', 'continued');
    expect(await entriesOf('continued')).toEqual(['first', 'second', 'third']);
  });

  it('names the times that it cannot restore', async () => {
    await expect(restore('archive', 'early', beforeBackup)).rejects.toThrow(/archive begins at \d{4}-/);
    await expect(restore('archive', 'late', new Date(Date.now() + 3_600_000))).rejects.toThrow(/the archive ends at \d{4}-.*, before /);
    expect((await readdir(root)).filter((name) => name === 'early')).toEqual([]);
  });

  it('of a shop that was restored to an earlier time continues with that shop, and still restores the other history', async () => {
    const branch = await start('between');
    const client = await connectOwner('between');
    archiveTo('archive', 'between');
    await untilBackedUp('archive', 2);
    await client.query("INSERT INTO entry VALUES ('branched')");
    await stop();
    await client.end();
    await branch.stop();
    await restore('archive', 'branched');
    expect(await entriesOf('branched')).toEqual(['branched', 'first']);
    await restore('archive', 'between-again', between);
    expect(await entriesOf('between-again')).toEqual(['first']);
  });
});

describe('an archive that cannot be written', () => {
  it('is reported once, with its folder in the log only, and continues when it can be written', async () => {
    archiveTo('moving');
    await untilBackedUp('moving');
    await rename(at('moving'), at('moved'));
    await expect.poll(() => problem).toBe('it is missing');
    await add('while away');
    await owner.query('SELECT pg_switch_wal()');
    await sleep(300);
    expect(printed.filter((line) => line.startsWith('the archive (WAL) has been failing'))).toEqual([
      expect.stringMatching(new RegExp(`${at('moving')}.* Fix: mount its disk`)),
    ]);
    expect(problem).not.toContain(root);
    await rename(at('moved'), at('moving'));
    await expect.poll(() => problem).toBeUndefined();
    await stop();
    await restore('moving', 'after-outage');
    expect(await entriesOf('after-outage')).toContain('while away');
  });

  it('keeps no more WAL than allowed, and begins anew with a base backup', async () => {
    archiveTo('behind');
    await untilBackedUp('behind');
    await rename(at('behind'), at('elsewhere'));
    for (let segment = 0; segment < 6; segment++) {
      await add(`segment ${segment}`);
      await owner.query('SELECT pg_switch_wal()');
    }
    await owner.query('CHECKPOINT');
    await expect.poll(async () => (await owner.query("SELECT 1 FROM pg_replication_slots WHERE wal_status = 'lost'")).rowCount).toBe(1);
    await rename(at('elsewhere'), at('behind'));
    await untilBackedUp('behind', 2);
    await expect.poll(() => problem).toBeUndefined();
    await add('after the gap');
    await stop();
    await restore('behind', 'after-gap');
    expect(await entriesOf('after-gap')).toEqual(expect.arrayContaining(['segment 5', 'after the gap']));
  });

  it('is rejected if it belongs to another shop', async () => {
    const other = await start('other');
    archiveTo('behind', 'other');
    await expect.poll(() => problem).toBe('it belongs to another shop');
    await stop();
    await other.stop();
  });

  it('is not overwritten by a file with another content', async () => {
    archiveTo('conflict');
    await untilBackedUp('conflict');
    const { rows } = await owner.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    const file = at(`conflict/wal/${rows[0]?.name}.zst`);
    await writeFile(file, 'of another shop');
    await add('conflict');
    await owner.query('SELECT pg_switch_wal()');
    await expect.poll(() => problem).toBe('a file of it has another content');
    expect(await readFile(file, 'utf8')).toBe('of another shop');
    await rm(file);
    await expect.poll(() => problem).toBeUndefined();
    await stop();
  });
});

it('a shop without an archive keeps no WAL for one', async () => {
  await dropArchiveSlots(at('shop'));
  expect((await owner.query('SELECT slot_name FROM pg_replication_slots')).rows).toEqual([]);
});
