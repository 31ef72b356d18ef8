/** Finished pictures on disk, shared by all processes of this machine. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which a lock belongs to somebody who is gone. */
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

  /** The picture of `key`: from disk, or made by `make`, once for all who ask at the same time in any process. */
  async getOrCreate(key: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
    const kept = await this.read(key);
    if (kept) return kept;
    const running = this.#making.get(key);
    if (running) return running;
    const work = this.#makeOnce(key, make).finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  }

  async #makeOnce(key: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
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
      const made = Buffer.from(await make());
      const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      return made;
    } finally {
      await rm(lock, { force: true });
    }
  }

  /** Removes the pictures not asked for the longest until at most `maxBytes` are left, and what kills left behind. */
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

/** Creates the lock, or takes over one whose owner is long gone. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs < lockTimeout) return false;
  // Whoever renames the old lock away first may try anew; a touch keeps others from doing the same to the new one.
  const stale = `${lock}.${randomBytes(4).toString('hex')}`;
  const isMine = await rename(lock, stale).then(
    () => true,
    () => false,
  );
  if (isMine) {
    await utimes(stale, new Date(), new Date()).catch(() => undefined);
    await rm(stale, { force: true });
  }
  return false;
}
