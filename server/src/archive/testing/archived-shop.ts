import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type EmbeddedDatabase, runningEmbeddedOwnerUrl, startEmbeddedDatabase, testParameters } from '../../database/index.ts';
import { restoreArchive, startArchiving } from '../index.ts';

/** Starts a shop's database with a table of entries. Its archives, and what is restored from them, are in folders beside it. */
export function useArchivedShop() {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  let root: string;
  let shop: EmbeddedDatabase;
  let owner: pg.Client;
  let stopArchiving: (() => Promise<void>) | undefined;
  /** What the archive has reported during a test: the lines that it printed, the current problem and all problems. */
  const reported = { printed: [] as string[], problem: undefined as string | undefined, problems: [] as string[] };
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
    Object.assign(reported, { printed: [], problem: undefined, problems: [] });
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
      print: (line) => reported.printed.push(line),
      onProblem: (reason) => {
        reported.problem = reason;
        if (reason) reported.problems.push(reason);
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
  return {
    get owner() {
      return owner;
    },
    get root() {
      return root;
    },
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
  };
}
