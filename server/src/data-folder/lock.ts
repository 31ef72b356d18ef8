import { readFile, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../errors/operator-error.ts';
import type { DataFolderPaths } from './layout.ts';

/** What the holder of a lock says about itself. */
export interface LockHolder {
  readonly pid: number;
  /** When it took the lock, ISO 8601. */
  readonly since: string;
  /** Where it serves, once it does. */
  readonly address?: string;
}

export interface FolderLock {
  /** Tells others where we serve. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

const sqliteBusy = 5;
/** Keeps the locks from the garbage collector, which would close their files and so let go of them. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes the lock of one role on a data folder, or throws a OperatorError that says who holds it.
 * It is a lock of the operating system (SQLite takes it on an empty file), so that a killed process never
 * leaves one behind and a process number used again is never mistaken for the holder.
 */
export async function acquireLock(folder: DataFolderPaths, role: string): Promise<FolderLock> {
  const lock = tryLock(folder.lock(role));
  if (!lock) throw lockedError(folder, await readHolder(folder, role));
  const holder: LockHolder = { pid: process.pid, since: new Date().toISOString() };
  const writeHolder = (about: LockHolder) => writeFile(folder.holder(role), `${JSON.stringify(about)}\n`);
  await writeHolder(holder);
  return {
    announce: (address) => writeHolder({ ...holder, address }),
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
    throw new OperatorError(`${file} cannot be locked: ${(error as Error).message}`, 'put DATA_DIR on a disk of this machine');
  }
}

/** Who holds the lock of a role, if anyone says so. */
export async function readHolder(folder: DataFolderPaths, role: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(folder.holder(role), 'utf8')) as LockHolder;
  } catch {
    // The holder has taken the lock and not yet said its name.
    return undefined;
  }
}

function lockedError(folder: DataFolderPaths, holder: LockHolder | undefined): OperatorError {
  const who = holder ? `process ${holder.pid} since ${holder.since}` : 'another process';
  const where = holder?.address ? `, which serves ${holder.address}` : '';
  return new OperatorError(
    `the data folder ${folder.root} is in use by ${who}${where}`,
    `${holder ? `end it (kill ${holder.pid})` : 'end it'}, or give this one its own DATA_DIR and PORT`,
  );
}
