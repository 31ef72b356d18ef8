import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acquireLock,
  checkFolderVersion,
  type DataFolderPaths,
  dataFolderPaths,
  loadOrCreateMasterKey,
  readHolder,
  writeFolderVersion,
} from './index.ts';

let folder: DataFolderPaths;
beforeEach(async () => {
  folder = dataFolderPaths(await mkdtemp(path.join(tmpdir(), 'outfitter-data-folder-')));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  await rm(folder.root, { recursive: true, force: true });
});
const holders: ChildProcess[] = [];

async function startHolder() {
  const program = `
    const { dataFolderPaths, acquireLock } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    await acquireLock(dataFolderPaths(${JSON.stringify(folder.root)}), 'all').then((lock) => lock.announce({ address: 'http://localhost:4321' }));
    // Nothing refers to the lock anymore, but garbage collection must not release it.
    setInterval(() => { globalThis.gc(); console.log('held'); }, 20);
  `;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', () => {
  it('rejects a second start with the holder, its address and the fix', async () => {
    const holder = await startHolder();
    await expect(acquireLock(folder, 'all')).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`in use by process ${holder.pid} since 20.*, which serves http://localhost:4321`)),
      fix: expect.stringContaining('DATA_DIR'),
    });
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
  });

  it('is free once its holder is killed, although the holder file still names a process', async () => {
    const holder = await startHolder();
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
    // As if the process id had been reused by this process.
    await writeFile(folder.holder('all'), JSON.stringify({ pid: process.pid, since: '2026-01-01T00:00:00.000Z' }));
    await (await acquireLock(folder, 'all')).release();
  });

  it('exists once per role, so that a page server and a worker can share a folder of images and mail', async () => {
    const storefront = await acquireLock(folder, 'storefront');
    const worker = await acquireLock(folder, 'worker');
    await storefront.release();
    await worker.release();
  });
});

describe('the holder of a lock', () => {
  it('is named completely at every moment, also while it announces more about itself', async () => {
    const lock = await acquireLock(folder, 'all');
    const read: unknown[] = [];
    let isAnnouncing = true;
    const announcing = (async () => {
      for (let count = 0; count < 200; count++) await lock.announce({ address: `http://localhost:${count}` });
      isAnnouncing = false;
    })();
    while (isAnnouncing) read.push(await readHolder(folder, 'all'));
    await announcing;
    expect(read.filter((holder) => holder === undefined)).toEqual([]);
    expect(await readHolder(folder, 'all')).toMatchObject({ address: 'http://localhost:199' });
    await lock.release();
    expect(await readHolder(folder, 'all')).toBeUndefined();
  });
});

describe('the version of a data folder', () => {
  it('is rejected with a fix if a newer release wrote it', async () => {
    await writeFolderVersion(folder, '0.10.0');
    await expect(checkFolderVersion(folder, '0.9.9')).rejects.toMatchObject({
      message: expect.stringContaining('was written by release 0.10.0, but this is release 0.9.9'),
      fix: expect.stringContaining('0.10.0 or newer'),
    });
  });

  it('is accepted if the same, an older or no release wrote it', async () => {
    await checkFolderVersion(folder, '0.1.0');
    await writeFolderVersion(folder, '0.9.9');
    await checkFolderVersion(folder, '0.9.9');
    await checkFolderVersion(folder, '0.10.0');
  });
});

describe('the master key', () => {
  it('is created once, readable by its owner only, also by concurrent processes', async () => {
    const keys = await Promise.all([loadOrCreateMasterKey(folder), loadOrCreateMasterKey(folder)]);
    expect(new Set([...keys, await loadOrCreateMasterKey(folder)]).size).toBe(1);
    expect((await stat(folder.masterKey)).mode & 0o777).toBe(0o600);
    expect((await readFile(folder.masterKey, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is never replaced if the file is damaged, because encrypted data would be lost', async () => {
    await writeFile(folder.masterKey, 'half');
    await expect(loadOrCreateMasterKey(folder)).rejects.toThrow(/is not a key of 64 hexadecimal digits/);
  });
});
