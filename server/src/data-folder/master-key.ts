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
  const unfinished = `${folder.masterKey}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  // A link never replaces a file: if two processes create a key, the first one wins for both.
  await link(unfinished, folder.masterKey).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return loadOrCreateMasterKey(folder);
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
