import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { dropArchiveSlots } from './index.ts';
import { useArchivedShop } from './testing/archived-shop.ts';
import { mountDisk } from './testing/mount-disk.ts';

const shop = useArchivedShop();
const {
  reported,
  at,
  start,
  connectOwner,
  archiveTo,
  stop,
  backupsIn,
  completeBackups,
  untilBackedUp,
  add,
  timeBetween,
  entriesOf,
  restore,
} = shop;

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
    await shop.owner.query('SELECT pg_switch_wal()');
    between = await timeBetween();
    await add('second');
    await stop();
    expect([reported.problem, reported.printed]).toEqual([undefined, []]);

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
    expect((await readdir(shop.root)).filter((name) => name === 'early')).toEqual([]);
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
    await expect.poll(() => reported.problem).toBe('it is missing');
    await add('while away');
    await shop.owner.query('SELECT pg_switch_wal()');
    await sleep(300);
    expect(reported.printed.filter((line) => line.startsWith('the archive (WAL) has been failing'))).toEqual([
      expect.stringMatching(new RegExp(`${at('moving')}.* Fix: mount its disk`)),
    ]);
    expect(reported.problem).not.toContain(shop.root);
    await rename(at('moved'), at('moving'));
    await expect.poll(() => reported.problem).toBeUndefined();
    await stop();
    await restore('moving', 'after-outage');
    expect(await entriesOf('after-outage')).toContain('while away');
  });

  // Every write to /dev/full fails with ENOSPC.
  it.skipIf(!existsSync('/dev/full'))('because its disk is full is reported with the fix, and continues when there is space', async () => {
    archiveTo('full');
    await untilBackedUp('full');
    const { rows } = await shop.owner.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    const file = at(`full/wal/${rows[0]?.name}.zst`);
    await symlink('/dev/full', `${file}.unfinished`);
    await add('while full');
    await shop.owner.query('SELECT pg_switch_wal()');
    await expect.poll(() => existsSync(file)).toBe(true);
    await expect.poll(() => reported.problem).toBeUndefined();
    expect(reported.problems).toEqual(['its disk is full']);
    expect(reported.printed).toEqual([
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
      await shop.owner.query('SELECT pg_switch_wal()');
    }
    await shop.owner.query('CHECKPOINT');
    await expect
      .poll(async () => (await shop.owner.query("SELECT 1 FROM pg_replication_slots WHERE wal_status = 'lost'")).rowCount)
      .toBe(1);
    await rename(at('elsewhere'), at('behind'));
    await untilBackedUp('behind', 2);
    await expect.poll(() => reported.problem).toBeUndefined();
    await add('after the gap');
    await stop();
    await restore('behind', 'after-gap');
    expect(await entriesOf('after-gap')).toEqual(expect.arrayContaining(['segment 5', 'after the gap']));
  });

  it('is rejected if it belongs to another shop', async () => {
    const other = await start('other');
    archiveTo('behind', 'other');
    await expect.poll(() => reported.problem).toBe('it belongs to another shop');
    await stop();
    await other.stop();
  });

  it('is not overwritten by a file with another content', async () => {
    archiveTo('conflict');
    await untilBackedUp('conflict');
    const { rows } = await shop.owner.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    const file = at(`conflict/wal/${rows[0]?.name}.zst`);
    await writeFile(file, 'of another shop');
    await add('conflict');
    await shop.owner.query('SELECT pg_switch_wal()');
    await expect.poll(() => reported.problem).toBe('a file of it has another content');
    expect(await readFile(file, 'utf8')).toBe('of another shop');
    await rm(file);
    await expect.poll(() => reported.problem).toBeUndefined();
    await stop();
  });
});

const megabyte = 1_048_576;
async function addSegment(name: string): Promise<void> {
  await shop.owner.query('INSERT INTO entry SELECT $1 || md5(random()::text) || md5(random()::text) FROM generate_series(1, 60000)', [
    'filler ',
  ]);
  await add(name);
  await shop.owner.query('SELECT pg_switch_wal()');
}

describe('an archive on a small disk', () => {
  it('lets the shop write while the disk is full, and misses nothing once there is space', async (context) => {
    const disk = (await mountDisk(at('small'), 240)) ?? context.skip('it may not mount a disk');
    try {
      archiveTo('small');
      await untilBackedUp('small');
      await disk.fill(megabyte);
      await addSegment('on a full disk');
      await expect.poll(() => reported.problem, { timeout: 20_000 }).toBe('its disk is full');
      await add('still sold');
      expect(reported.printed).toEqual([expect.stringMatching(/has been failing .*ENOSPC.* Fix: free space on its disk/)]);
      await disk.clear();
      await expect.poll(() => reported.problem, { timeout: 20_000 }).toBeUndefined();
      await stop();
      await restore('small', 'after-small');
      expect(await entriesOf('after-small')).toEqual(expect.arrayContaining(['on a full disk', 'still sold']));
    } finally {
      await stop();
      await expect.poll(() => disk.unmount(), { timeout: 20_000 }).toBe(true);
    }
  });

  it('keeps no part of a base backup that did not fit, and has space for one once ARCHIVE_DAYS is lowered', async (context) => {
    const disk = (await mountDisk(at('tight'), 240)) ?? context.skip('it may not mount a disk');
    try {
      // Base backups follow one another until one does not fit.
      archiveTo('tight', 'shop', { hoursBetweenBackups: 0 });
      await expect.poll(() => reported.problems, { timeout: 60_000 }).toContain('its disk is full');
      await stop();
      await expect.poll(async () => (await backupsIn('tight')).length - (await completeBackups('tight')), { timeout: 20_000 }).toBe(0);
      const last = (await backupsIn('tight')).sort().at(-1)!;
      expect(await completeBackups('tight')).toBeGreaterThan(1);

      reported.problems = [];
      archiveTo('tight', 'shop', { days: 0, hoursBetweenBackups: 0 });
      const completeAfter = async () => existsSync(at(`tight/backups/${(await backupsIn('tight')).sort().at(-1)}/manifest.json`));
      await expect
        .poll(async () => ((await backupsIn('tight')).sort()[0] ?? '') > last && (await completeAfter()), { timeout: 60_000 })
        .toBe(true);
      expect(reported.problems).toEqual([]);
    } finally {
      await stop();
      // A base backup may still be running.
      await expect.poll(() => disk.unmount(), { timeout: 20_000 }).toBe(true);
    }
  });
});

it('a shop without an archive keeps no WAL for one', async () => {
  await dropArchiveSlots(at('shop'));
  // The temporary slot of a base backup that is still running ends with its connection.
  expect((await shop.owner.query('SELECT slot_name FROM pg_replication_slots WHERE NOT temporary')).rows).toEqual([]);
});
