import { readFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../errors/operator-error.ts';
import type { DataFolderPaths } from './layout.ts';
import { replaceFileContent } from './replace-file.ts';

export interface LockHolder {
  readonly pid: number;
  readonly since: string;
  readonly address?: string;
  readonly restart?: { readonly endedAt: string; readonly result: string };
}

export interface FolderLock {
  /** Adds to the data that the holder file gives to other commands. */
  announce(about: Pick<LockHolder, 'address' | 'restart'>): Promise<void>;
  release(): Promise<void>;
}

const sqliteBusy = 5;
/** Held locks. Prevents garbage collection, which would close the files and release the locks. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Acquires the lock of a role on a data folder; throws an OperatorError that names its holder. It is an operating system lock (SQLite's,
 * on an empty file): a killed process leaves no lock behind, and a reused process id is never mistaken for the holder.
 */
export async function acquireLock(folder: DataFolderPaths, role: string): Promise<FolderLock> {
  const lock = tryLock(folder.lock(role));
  if (!lock) throw lockedError(folder, await readHolder(folder, role));
  let holder: LockHolder = { pid: process.pid, since: new Date().toISOString() };
  const announce: FolderLock['announce'] = async (about) => {
    holder = { ...holder, ...about };
    await replaceFileContent(folder.holder(role), `${JSON.stringify(holder)}\n`);
  };
  await announce({});
  return {
    announce,
    async release() {
      await rm(folder.holder(role), { force: true });
      heldLocks.delete(lock);
      lock.close();
    },
  };
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    heldLocks.add(lock);
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw new OperatorError(`${file} cannot be locked: ${(error as Error).message}`, 'put DATA_DIR on a local disk');
  }
}

export async function readHolder(folder: DataFolderPaths, role: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(folder.holder(role), 'utf8')) as LockHolder;
  } catch {
    // The holder has the lock but has not written its file yet.
    return undefined;
  }
}

function lockedError(folder: DataFolderPaths, holder: LockHolder | undefined): OperatorError {
  const holderName = holder ? `process ${holder.pid} since ${holder.since}` : 'another process';
  const where = holder?.address ? `, which serves ${holder.address}` : '';
  return new OperatorError(
    `the data folder ${folder.root} is in use by ${holderName}${where}`,
    `${holder ? `end it (kill ${holder.pid})` : 'end it'}, or set another DATA_DIR and PORT`,
  );
}
