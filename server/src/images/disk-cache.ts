import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { replaceFileContent } from '../data-folder/replace-file.ts';

/** Milliseconds after which the owner of a lock counts as killed. */
const lockTimeout = 20_000;
const pollInterval = 40;
/** Milliseconds for which reads of an image count as one use. */
const usePeriod = 3_600_000;
/** Share of the folder that a process may write before it looks at the size of the folder again. */
const writeShare = 1 / 32;
/** Share of the folder that remains after an eviction, so that the next write does not evict again. */
const keptShare = 15 / 16;

export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #recentlyUsed = new LRUCache<string, true>({ max: 5_000, ttl: usePeriod });
  /** Bytes written since the last eviction; infinite at first, because earlier runs may have filled the folder. */
  #written = Number.POSITIVE_INFINITY;
  #evicting: Promise<number> | undefined;

  /** Opens a cache. Writes evict old images, so that the folder exceeds `maxBytes` by a thirty-second per process at most. */
  constructor(folder: string, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  #file(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, hash.slice(0, 2), hash.slice(2, 40));
  }

  async read(key: string): Promise<Buffer | undefined> {
    const file = this.#file(key);
    try {
      const image = await readFile(file);
      this.#touch(file);
      return image;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  #touch(file: string): void {
    if (this.#recentlyUsed.has(file)) return;
    this.#recentlyUsed.set(file, true);
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }

  /** Returns the image of `key` from disk, or creates it, once for concurrent requests of all processes. */
  async getOrCreate(key: string, create: () => Promise<Uint8Array>): Promise<Buffer> {
    const cached = await this.read(key);
    if (cached) return cached;
    const running = this.#making.get(key);
    if (running) return running;
    const work = this.#makeOnce(key, create).finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  }

  async #makeOnce(key: string, create: () => Promise<Uint8Array>): Promise<Buffer> {
    const file = this.#file(key);
    const lock = `${file}.lock`;
    await mkdir(path.dirname(file), { recursive: true });
    while (!(await takeLock(lock))) {
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
      const createdByOther = await this.read(key);
      if (createdByOther) return createdByOther;
    }
    try {
      const createdByOther = await this.read(key);
      if (createdByOther) return createdByOther;
      const created = Buffer.from(await create());
      await replaceFileContent(file, created);
      await this.#evictAfterWrite(created.length);
      return created;
    } finally {
      await rm(lock, { force: true });
    }
  }

  async #evictAfterWrite(bytes: number): Promise<void> {
    this.#written += bytes;
    if (this.#maxBytes === Number.POSITIVE_INFINITY || this.#written < this.#maxBytes * writeShare) return;
    this.#evicting ??= this.evict().finally(() => {
      this.#evicting = undefined;
    });
    await this.#evicting;
  }

  /**
   * Deletes the least recently used images if they exceed `maxBytes`, until a sixteenth is free again, and temporary files that kills left
   * behind. Returns the number of deleted images.
   */
  async evict(maxBytes = this.#maxBytes): Promise<number> {
    this.#written = 0;
    const files: { file: string; size: number; usedAt: number }[] = [];
    for (const folder of await readdir(this.#folder).catch(() => [])) {
      for (const name of await readdir(path.join(this.#folder, folder)).catch(() => [])) {
        const file = path.join(this.#folder, folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: Date.now() }));
        if (name.includes('.') && Date.now() - mtimeMs > lockTimeout * 3) await rm(file, { force: true });
        else if (!name.includes('.')) files.push({ file, size, usedAt: mtimeMs });
      }
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    let removed = 0;
    const target = total > maxBytes ? maxBytes * keptShare : total;
    for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= target) break;
      await rm(file, { force: true });
      total -= size;
      removed++;
    }
    return removed;
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs < lockTimeout) return false;
  // Only the process that renames the expired lock may try again; new timestamps keep others from doing the same.
  const stale = `${lock}.${randomBytes(4).toString('hex')}`;
  const ownsLock = await rename(lock, stale).then(
    () => true,
    () => false,
  );
  if (ownsLock) {
    await utimes(stale, new Date(), new Date()).catch(() => undefined);
    await rm(stale, { force: true });
  }
  return false;
}
