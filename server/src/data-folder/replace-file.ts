import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Matches the name of a file that is being written: eight hexadecimal digits after the last dot. */
export const temporaryFile = /\.[0-9a-f]{8}$/;

/**
 * Replaces or creates a file with what `write` writes into a temporary file beside it. Other processes see the old file or the new one, and
 * never a part of it; the last writer wins.
 */
export async function replaceFile(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await write(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export function replaceFileContent(file: string, content: string | Uint8Array): Promise<void> {
  return replaceFile(file, (temporary) => writeFile(temporary, content));
}
