import { fork } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function filesBelow(): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('the disk cache of images', () => {
  it('renders once for concurrent requests', async () => {
    const cache = new DiskCache(folder);
    let created = 0;
    const createImage = async () => {
      created++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Buffer.from('coat');
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.getOrCreate('coat', createImage)));
    expect(created).toBe(1);
    expect(new Set(all.map(String))).toEqual(new Set(['coat']));
  });

  it('renders once for concurrent processes', async () => {
    const program = path.join(folder, 'requester.mjs');
    const tallyFile = path.join(folder, 'tally');
    await writeFile(tallyFile, '');
    const cacheModule = fileURLToPath(new URL('./disk-cache.ts', import.meta.url));
    await writeFile(
      program,
      `import { appendFile } from 'node:fs/promises';
import { DiskCache } from ${JSON.stringify(cacheModule)};
const cache = new DiskCache(${JSON.stringify(path.join(folder, 'cache'))});
for (let n = 0; n < 10; n++) await cache.getOrCreate('coat ' + n, async () => { await appendFile(${JSON.stringify(tallyFile)}, n + '\\n'); await new Promise((done) => setTimeout(done, 15)); return Buffer.from('coat'); });
`,
    );
    const ends = [1, 2].map(
      () => new Promise<number | null>((resolve) => fork(program, { execArgv: [] }).once('exit', (code) => resolve(code))),
    );
    expect(await Promise.all(ends)).toEqual([0, 0]);
    const created = (await readFile(tallyFile, 'utf8')).trim().split('\n').sort();
    expect(created).toEqual(Array.from({ length: 10 }, (_, n) => String(n)));
  });

  it('takes over the lock of a killed process', async () => {
    const cache = new DiskCache(folder);
    await cache.getOrCreate('coat', async () => Buffer.from('coat'));
    const [file = ''] = await filesBelow();
    await rm(file);
    await writeFile(`${file}.lock`, '');
    const minuteAgo = new Date(Date.now() - 60_000);
    await utimes(`${file}.lock`, minuteAgo, minuteAgo);
    expect(String(await cache.getOrCreate('coat', async () => Buffer.from('again')))).toBe('again');
  });

  it('leaves no partial file after an error, and the next request retries', async () => {
    const cache = new DiskCache(folder);
    await expect(cache.getOrCreate('coat', () => Promise.reject(new Error('no cloth')))).rejects.toThrow('no cloth');
    expect(await filesBelow()).toEqual([]);
    expect(String(await cache.getOrCreate('coat', async () => Buffer.from('coat')))).toBe('coat');
  });

  it('never grows beyond its limit, also if it was larger before', async () => {
    const unlimited = new DiskCache(folder);
    for (let n = 0; n < 64; n++) await unlimited.getOrCreate(`old ${n}`, async () => Buffer.alloc(1_000));
    const cache = new DiskCache(folder, { maxBytes: 32_000 });
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`new ${n}`, async () => Buffer.alloc(1_000));
      expect((await filesBelow()).length, `after ${n} writes`).toBeLessThanOrEqual(33);
    }
    expect(await cache.read('new 199')).toBeDefined();
  });

  it('keeps images that were read again', async () => {
    const longAgo = new Date(Date.now() - 86_400_000);
    for (const name of ['hot', 'cold']) await new DiskCache(folder).getOrCreate(name, async () => Buffer.alloc(1_000));
    for (const file of await filesBelow()) await utimes(file, longAgo, longAgo);
    const cache = new DiskCache(folder);
    await cache.read('hot');
    await expect
      .poll(async () => (await Promise.all((await filesBelow()).map(async (file) => (await stat(file)).mtime > longAgo))).filter(Boolean))
      .toHaveLength(1);
    await cache.evict(1_200);
    expect(await cache.read('hot')).toBeDefined();
    expect(await cache.read('cold')).toBeUndefined();
  });

  it('evicts the least recently used images first', async () => {
    const cache = new DiskCache(folder);
    for (let n = 0; n < 6; n++) {
      await cache.getOrCreate(`p${n}`, async () => Buffer.alloc(1_000, n));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // A sixteenth of the limit is freed for the next images.
    expect(await cache.evict(3_500)).toBe(3);
    expect(await cache.evict(3_500)).toBe(0);
    expect(await cache.read('p0')).toBeUndefined();
    expect(await cache.read('p5')).toBeDefined();
  });
});
