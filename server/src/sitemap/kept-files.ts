/** Files that are written now and then and read in between: compressed, on disk, never whole in memory. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface KeptFile {
  /** The gzip file. */
  file: string;
  size: number;
  writtenAt: Date;
}

export class KeptFiles {
  readonly #folder: string;
  readonly #keptFor: number;
  readonly #writing = new Map<string, Promise<KeptFile>>();

  /** Files last for `keptFor` milliseconds. */
  constructor(folder: string, keptFor: number) {
    this.#folder = folder;
    this.#keptFor = keptFor;
  }

  /** The file of this name, written anew where it is too old; where that fails, the old one. One writing at a time. */
  async read(name: string, text: () => AsyncIterable<string>): Promise<KeptFile> {
    const old = await this.#find(name);
    if (old && Date.now() - old.writtenAt.getTime() < this.#keptFor) return old;
    const running = this.#writing.get(name) ?? this.#write(name, text).finally(() => this.#writing.delete(name));
    this.#writing.set(name, running);
    return running.catch((error) => {
      if (old) return old;
      throw error;
    });
  }

  async #find(name: string): Promise<KeptFile | undefined> {
    const file = path.join(this.#folder, `${name}.gz`);
    const found = await stat(file).catch(() => undefined);
    return found && { file, size: found.size, writtenAt: found.mtime };
  }

  async #write(name: string, text: () => AsyncIterable<string>): Promise<KeptFile> {
    await mkdir(this.#folder, { recursive: true });
    const file = path.join(this.#folder, `${name}.gz`);
    // Other processes write too: the last one to finish wins, and nobody reads half a file.
    const unfinished = `${file}.${process.pid}`;
    try {
      await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(unfinished));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const written = await this.#find(name);
    if (!written) throw new Error(`${name} went away while it was written`);
    return written;
  }
}
