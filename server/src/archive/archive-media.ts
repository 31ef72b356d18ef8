import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { copyFile } from '../backup/copy-file.ts';
import { listFiles } from '../backup/list-files.ts';
import { temporaryFile } from '../data-folder/replace-file.ts';

/** Returns whether a file is being uploaded or copied. */
const isUnfinished = (file: string) => temporaryFile.test(file) || file.endsWith('.unfinished');

/**
 * Copies uploads that are new or have changed. Never deletes: an image of the archive may belong to an earlier time. `from` may be missing;
 * `to` must exist, because a missing archive may be a disk that is not mounted.
 */
export async function copyNewMedia(from: string, to: string): Promise<void> {
  const { folders, files } = await listFiles(from, (relative) => !isUnfinished(relative));
  for (const folder of folders) await makeFolder(path.join(to, folder));
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const found = await fileState(source);
    if (!found || isSame(found, await fileState(target))) continue;
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { force: true });
    if (!(await copyFile(source, unfinished, { isDurable: true }))) continue;
    await utimes(unfinished, found.mtime, found.mtime);
    await rename(unfinished, target);
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

interface FileState {
  readonly size: number;
  readonly mtime: Date;
}

async function fileState(file: string): Promise<FileState | undefined> {
  return stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

const isSame = (one: FileState, other: FileState | undefined): boolean =>
  other !== undefined && one.size === other.size && Math.floor(one.mtime.getTime() / 1000) === Math.floor(other.mtime.getTime() / 1000);
