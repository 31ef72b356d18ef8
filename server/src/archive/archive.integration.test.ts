import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, statfs, symlink, writeFile } from 'node:fs/promises';
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
let problems: string[] = [];
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
  problems = [];
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

function archiveTo(name: string, dataFolder = 'shop', { days = 1, hoursBetweenBackups = 24 } = {}): void {
  stopArchiving = startArchiving({
    dataFolder: at(dataFolder),
    archiveFolder: at(name),
    days,
    hoursBetweenBackups,
    interval: 50,
    isDurable: false,
    print: (line) => printed.push(line),
    onProblem: (reason) => {
      problem = reason;
      if (reason) problems.push(reason);
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

  it('continues with a shop that was restored to an earlier time, and still restores the other history', async () => {
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

  // Every write to /dev/full fails with ENOSPC.
  it.skipIf(!existsSync('/dev/full'))('because its disk is full is reported with the fix, and continues when there is space', async () => {
    archiveTo('full');
    await untilBackedUp('full');
    const { rows } = await owner.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    const file = at(`full/wal/${rows[0]?.name}.zst`);
    await symlink('/dev/full', `${file}.unfinished`);
    await add('while full');
    await owner.query('SELECT pg_switch_wal()');
    await expect.poll(() => existsSync(file)).toBe(true);
    await expect.poll(() => problem).toBeUndefined();
    expect(problems).toEqual(['its disk is full']);
    expect(printed).toEqual([
      expect.stringMatching(
        /^the archive \(WAL\) has been failing for \d+ s: .*ENOSPC.* Fix: free space on its disk, or lower ARCHIVE_DAYS/,
      ),
      'the archive works again (WAL)',
    ]);
    await stop();
    await restore('full', 'after-full');
    expect(await entriesOf('after-full')).toContain('while full');
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

/** Mounts a disk of its own for an archive. Returns undefined if the tests may not mount one. */
async function mountDisk(name: string, megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  await mkdir(at(name));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', at(name)], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    /** Fills the disk except for so many bytes. */
    async fill(bytesLeft: number) {
      const { bavail, bsize } = await statfs(at(name));
      await writeFile(at(`${name}/other-file`), Buffer.alloc(bavail * bsize - bytesLeft));
    },
    clear: () => rm(at(`${name}/other-file`)),
    /** Unmounts the disk. Returns whether it is unmounted: it is not while a file of it is open. */
    unmount(): boolean {
      try {
        execFileSync('umount', [at(name)], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    },
  };
}
const megabyte = 1_048_576;
async function addSegment(name: string): Promise<void> {
  await owner.query('INSERT INTO entry SELECT $1 || md5(random()::text) || md5(random()::text) FROM generate_series(1, 60000)', [
    'filler ',
  ]);
  await add(name);
  await owner.query('SELECT pg_switch_wal()');
}

describe('an archive on a small disk', () => {
  it('lets the shop write while the disk is full, and misses nothing once there is space', async (context) => {
    const disk = (await mountDisk('small', 240)) ?? context.skip('it may not mount a disk');
    try {
      archiveTo('small');
      await untilBackedUp('small');
      await disk.fill(megabyte);
      await addSegment('on a full disk');
      await expect.poll(() => problem, { timeout: 20_000 }).toBe('its disk is full');
      await add('still sold');
      expect(printed).toEqual([expect.stringMatching(/has been failing .*ENOSPC.* Fix: free space on its disk/)]);
      await disk.clear();
      await expect.poll(() => problem, { timeout: 20_000 }).toBeUndefined();
      await stop();
      await restore('small', 'after-small');
      expect(await entriesOf('after-small')).toEqual(expect.arrayContaining(['on a full disk', 'still sold']));
    } finally {
      await stop();
      await expect.poll(() => disk.unmount(), { timeout: 20_000 }).toBe(true);
    }
  });

  it('keeps no part of a base backup that did not fit, and has space for one once ARCHIVE_DAYS is lowered', async (context) => {
    const disk = (await mountDisk('tight', 240)) ?? context.skip('it may not mount a disk');
    try {
      // Base backups follow one another until one does not fit.
      archiveTo('tight', 'shop', { hoursBetweenBackups: 0 });
      await expect.poll(() => problems, { timeout: 60_000 }).toContain('its disk is full');
      await stop();
      await expect.poll(async () => (await backupsIn('tight')).length - (await completeBackups('tight')), { timeout: 20_000 }).toBe(0);
      const last = (await backupsIn('tight')).sort().at(-1)!;
      expect(await completeBackups('tight')).toBeGreaterThan(1);

      problems = [];
      archiveTo('tight', 'shop', { days: 0, hoursBetweenBackups: 0 });
      const completeAfter = async () => existsSync(at(`tight/backups/${(await backupsIn('tight')).sort().at(-1)}/manifest.json`));
      await expect
        .poll(async () => ((await backupsIn('tight')).sort()[0] ?? '') > last && (await completeAfter()), { timeout: 60_000 })
        .toBe(true);
      expect(problems).toEqual([]);
    } finally {
      await stop();
      // A base backup may still be running.
      await expect.poll(() => disk.unmount(), { timeout: 20_000 }).toBe(true);
    }
  });
});

it('a shop without an archive keeps no WAL for one', async () => {
  await dropArchiveSlots(at('shop'));
  expect((await owner.query('SELECT slot_name FROM pg_replication_slots')).rows).toEqual([]);
});
