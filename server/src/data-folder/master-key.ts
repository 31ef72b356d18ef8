import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { OperatorError } from '../errors/operator-error.ts';
import type { DataFolderPaths } from './layout.ts';

/** Returns the master key of the folder, 64 hexadecimal digits. Creates it at the first start, readable only by its owner. */
export async function loadOrCreateMasterKey(folder: DataFolderPaths): Promise<string> {
  const stored = await readKey(folder.masterKey);
  if (stored !== undefined) {
    await chmod(folder.masterKey, 0o600);
    return stored;
  }
  await createKey(folder.masterKey);
  return loadOrCreateMasterKey(folder);
}

/** Creates the file unless it exists: a link never replaces a file, so that of two processes the first one wins for both. */
async function createKey(file: string): Promise<void> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    // On the disk before anything is encrypted with it.
    await writeFile(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readKey(file: string): Promise<string | undefined> {
  let content: string;
  try {
    content = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`, 'make it readable for the user who starts the shop');
  }
  if (!/^[0-9a-f]{64}$/.test(content)) {
    throw new OperatorError(`${file} is not a key of 64 hexadecimal digits`, 'restore the file from a backup, or set MASTER_KEY');
  }
  return content;
}
