import { access, constants } from 'node:fs/promises';
import { freeBytes } from '../data-folder/index.ts';

const megabyte = 1_000_000;
/** Milliseconds for which a result is cached. */
const lifetime = 1_000;

export interface DiskError {
  /** Message for the public: without the path. */
  readonly message: string;
  readonly error: Error;
}

/** Returns a check of whether the data folder can be written: its disk has the reserve of free space, and the folder is writable. */
export function createDiskCheck(folder: string, reserveMegabytes: number): () => Promise<DiskError | undefined> {
  let last: { at: number; result: Promise<DiskError | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > lifetime) last = { at: now, result: findDiskError(folder, reserveMegabytes) };
    return last.result;
  };
}

async function findDiskError(folder: string, reserveMegabytes: number): Promise<DiskError | undefined> {
  if (reserveMegabytes === 0) return undefined;
  try {
    await access(folder, constants.W_OK);
    const free = Math.floor((await freeBytes(folder)) / megabyte);
    if (free >= reserveMegabytes) return undefined;
    const cause = `the disk of the data folder ${folder} has ${free} MB of free space, less than DISK_RESERVE_MB=${reserveMegabytes}`;
    return { message: 'The disk of the data folder is full.', error: new Error(`${cause}. Fix: free space on it`) };
  } catch (error) {
    const cause = `the data folder ${folder} cannot be written: ${(error as Error).message}`;
    const fix = 'make it writable for the user of the shop, or mount its disk again';
    return { message: 'The data folder cannot be written.', error: new Error(`${cause}. Fix: ${fix}`) };
  }
}
