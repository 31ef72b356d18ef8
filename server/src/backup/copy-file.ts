import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
}

function createDigest() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *follow(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    },
    read: (): FileDigest => ({ size, sha256: hash.digest('hex') }),
  };
}

export async function digestFile(file: string): Promise<FileDigest> {
  const digest = createDigest();
  for await (const _ of digest.follow(createReadStream(file)));
  return digest.read();
}

/** Copies a file to a new one that only its owner can read. Returns the digest of the copied bytes; `undefined` if there is no file. */
export async function copyFile(from: string, to: string, { isDurable }: { isDurable: boolean }): Promise<FileDigest | undefined> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!source) return undefined;
  const digest = createDigest();
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx', flush: isDurable });
  await pipeline(source.createReadStream(), digest.follow, target);
  return digest.read();
}
