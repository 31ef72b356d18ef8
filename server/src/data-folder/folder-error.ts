import { OperatorError } from '../errors/operator-error.ts';

const fixes: Readonly<Record<string, string>> = {
  ENOSPC: 'free space on its disk, or set another DATA_DIR',
  EDQUOT: 'raise the disk quota of the user, or set another DATA_DIR',
  EROFS: 'make its disk writable, or set another DATA_DIR',
  EACCES: 'make it writable for the user who starts the shop, or set another DATA_DIR',
  EPERM: 'make it writable for the user who starts the shop, or set another DATA_DIR',
  ENOTDIR: 'set DATA_DIR to a folder',
  EEXIST: 'set DATA_DIR to a folder',
  // Node reports it for a folder that cannot be created on a read-only disk.
  ENOENT: 'make the folder above it writable, or set another DATA_DIR',
  EIO: 'check its disk, or set another DATA_DIR',
};

const sqliteCodes: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };

/** Runs `work`, which writes to the data folder. An error of the file system names the folder and the fix. */
export async function withFolderErrors<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toFolderError(error, folder);
  }
}

function toFolderError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error;
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  // SQLite's result codes have details in their higher bits.
  const fix = fixes[(errcode === undefined ? code : sqliteCodes[errcode & 0xff]) ?? ''];
  return fix ? new OperatorError(`the data folder ${folder} cannot be written: ${error.message}`, fix) : error;
}
