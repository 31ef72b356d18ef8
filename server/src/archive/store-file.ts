/** Writes files so that a kill or a power failure never leaves a part of one under its final name. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';

const unfinishedSuffix = '.unfinished';

export function storeText(file: string, text: string): Promise<void> {
  return storeAs(file, (unfinished) => writeFile(unfinished, text, { mode: 0o600, flush: true }));
}

/** Stores a compressed copy of a file. Throws an ArchiveError if the target exists with another content; it is never overwritten. */
export async function storeCompressed(from: string, to: string): Promise<void> {
  if (await exists(to)) return assertSameContent(from, to);
  await storeAs(to, (unfinished) => {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    return pipeline(createReadStream(from), compress, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  });
}

async function storeAs(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = file + unfinishedSuffix;
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Syncs a folder: otherwise, a power failure may undo a rename. Windows does not open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function assertSameContent(from: string, compressed: string): Promise<void> {
  const stored = pipeline(createReadStream(compressed), createZstdDecompress(), digest).catch(() => 'damaged');
  if ((await pipeline(createReadStream(from), digest)) === (await stored)) return;
  throw new ArchiveError(`${compressed} has another content than the shop's file of this name`, {
    reason: 'a file of it has another content',
    fix: 'give each shop an archive of its own; after a disk error, move the file away',
  });
}

async function digest(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
