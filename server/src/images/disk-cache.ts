/** Rendered images on disk, shared by all processes of a machine. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which the owner of a lock counts as killed. */
const lockTimeout = 20_000;
const pollInterval = 40;

export class DiskCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, hash.slice(0, 2), hash.slice(2, 40));
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.#file(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
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
      await new Promise((done) => setTimeout(done, pollInterval));
      const others = await this.read(key);
      if (others) return others;
    }
    try {
      const others = await this.read(key);
      if (others) return others;
      const created = Buffer.from(await create());
      const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
      await writeFile(unfinished, created);
      await rename(unfinished, file);
      return created;
    } finally {
      await rm(lock, { force: true });
    }
  }

  /** Deletes the least recently used images until at most `maxBytes` remain, and temporary files that kills left behind. */
  async evict(maxBytes: number): Promise<number> {
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
    for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes) break;
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
