import { readFile } from 'node:fs/promises';
import packageDescription from '../../package.json' with { type: 'json' };
import { OperatorError } from '../errors/operator-error.ts';
import type { DataFolderPaths } from './layout.ts';
import { replaceFileContent } from './replace-file.ts';

export const currentRelease: string = packageDescription.version;

/**
 * Checks the version of the data folder. Throws an OperatorError if a newer release has written to it: this release may not understand its
 * data.
 */
export async function checkFolderVersion(folder: DataFolderPaths, release = currentRelease): Promise<void> {
  const writtenVersion = await readVersion(folder);
  if (writtenVersion !== undefined && compareReleases(writtenVersion, release) > 0) {
    throw new OperatorError(
      `the data folder ${folder.root} was written by release ${writtenVersion}, but this is release ${release}`,
      `start release ${writtenVersion} or newer, or set another DATA_DIR`,
    );
  }
}

export async function writeFolderVersion(folder: DataFolderPaths, release = currentRelease): Promise<void> {
  await replaceFileContent(folder.version, `${JSON.stringify({ release })}\n`);
}

async function readVersion(folder: DataFolderPaths): Promise<string | undefined> {
  let content: string;
  try {
    content = await readFile(folder.version, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return String((JSON.parse(content) as { release: unknown }).release);
  } catch {
    throw new OperatorError(`${folder.version} is not readable`, 'restore the file from a backup');
  }
}

function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
