/** Files that are written now and then and read in between: compressed, on disk, never whole in memory. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface CachedFile {
  /** The gzip file. */
  file: string;
  size: number;
  /** When the reading began that it was written from, in milliseconds: what changed later may not be in it. */
  readAt: number;
}

/** Moments in milliseconds. */
export interface Freshness {
  /** A reading must have begun after this one to be of use. */
  validAfter: number;
  /** When the reading began that a new file would be written from. */
  readAt: number;
}

interface PendingWrite {
  readAt: number;
  done: Promise<CachedFile>;
}

export class SitemapCache {
  readonly #folder: string;
  readonly #writing = new Map<string, PendingWrite>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file of this name that is young enough, whichever process wrote it; written now where there is none, once for all who ask
   * meanwhile. Where that fails: the old one.
   */
  async getOrWrite(name: string, { validAfter, readAt }: Freshness, text: () => AsyncIterable<string>): Promise<CachedFile> {
    for (;;) {
      const old = await this.#find(name);
      const running = this.#writing.get(name);
      if (running && running.readAt > validAfter) return running.done;
      if (old && old.readAt > validAfter) return old;
      if (!running) return this.#write(name, readAt, old, text);
      // What is being written is too old for us, but two who write at once would be one too many.
      await running.done.catch(() => undefined);
    }
  }

  #write(name: string, readAt: number, old: CachedFile | undefined, text: () => AsyncIterable<string>): Promise<CachedFile> {
    const done = this.#finish(name, readAt, text)
      .catch((error) => {
        if (old) return old;
        throw error;
      })
      .finally(() => this.#writing.delete(name));
    this.#writing.set(name, { readAt, done });
    return done;
  }

  async #find(name: string): Promise<CachedFile | undefined> {
    const file = path.join(this.#folder, `${name}.gz`);
    const found = await stat(file).catch(() => undefined);
    return found && { file, size: found.size, readAt: Math.round(found.mtimeMs) };
  }

  async #finish(name: string, readAt: number, text: () => AsyncIterable<string>): Promise<CachedFile> {
    await mkdir(this.#folder, { recursive: true });
    const file = path.join(this.#folder, `${name}.gz`);
    // Other processes write too, on other machines perhaps: the last one to finish wins, and nobody reads half a file.
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(unfinished));
      // The time of a file says to every process how old its words are.
      await utimes(unfinished, readAt / 1_000, readAt / 1_000);
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
