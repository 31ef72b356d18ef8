/** Caches gzipped sitemap files on disk; they are written as streams and never held in memory. */
import { createWriteStream } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { replaceFile } from '../data-folder/replace-file.ts';

export interface CachedFile {
  file: string;
  size: number;
  /** Time at which the data was read, in milliseconds: later changes may be missing. */
  readAt: number;
}

export interface Freshness {
  validAfter: number;
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
   * Returns a valid file that any process has written, or writes it, once for concurrent requests. Falls back to the stale file if writing
   * fails.
   */
  async getOrWrite(name: string, { validAfter, readAt }: Freshness, text: () => AsyncIterable<string>): Promise<CachedFile> {
    for (;;) {
      const cached = await this.#find(name);
      const running = this.#writing.get(name);
      if (running && running.readAt > validAfter) return running.done;
      if (cached && cached.readAt > validAfter) return cached;
      if (!running) return this.#write(name, readAt, cached, text);
      // The file in progress is too old, but two concurrent writers would be worse than waiting.
      await running.done.catch(() => undefined);
    }
  }

  #write(name: string, readAt: number, stale: CachedFile | undefined, text: () => AsyncIterable<string>): Promise<CachedFile> {
    const done = this.#finish(name, readAt, text)
      .catch((error) => {
        if (stale) return stale;
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
    await replaceFile(file, async (temporary) => {
      await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(temporary));
      // By the modification time, every process knows when the data was read.
      await utimes(temporary, readAt / 1_000, readAt / 1_000);
    });
    const freshFile = await this.#find(name);
    if (!freshFile) throw new Error(`${name} disappeared while it was written`);
    return freshFile;
  }
}
