import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SitemapCache } from './sitemap-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-sitemap-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = Date.now();
const freshness = { validAfter: now - 1_000, readAt: now };
const textIn = async (file: string) => gunzipSync(await readFile(file)).toString();
async function* text(...parts: string[]) {
  yield* parts;
}
// biome-ignore lint/correctness/useYield: it fails before its first part
async function* failing(): AsyncGenerator<string> {
  throw new Error('the database is unavailable');
}

it('a file is written once for concurrent requests', async () => {
  const files = new SitemapCache(folder);
  let writeCount = 0;
  const write = () => {
    writeCount++;
    return text('first ', 'second');
  };
  const [one, two] = await Promise.all([files.getOrWrite('stores-1', freshness, write), files.getOrWrite('stores-1', freshness, write)]);
  expect(writeCount).toBe(1);
  expect(two).toEqual(one);
  expect(one.readAt).toBe(now);
  expect(await textIn(one.file)).toBe('first second');
});

it('a stale file is written again, also if another process wrote it; a valid one of another process is used', async () => {
  const [cache, other] = [new SitemapCache(folder), new SitemapCache(folder)];
  await other.getOrWrite('products-1', freshness, () => text('old'));
  expect((await cache.getOrWrite('products-1', freshness, failing)).readAt).toBe(now);
  const later = { validAfter: now + 5, readAt: now + 6 };
  expect(await textIn((await cache.getOrWrite('products-1', later, () => text('new'))).file)).toBe('new');
  expect(await textIn((await other.getOrWrite('products-1', later, failing)).file)).toBe('new');
});

it('a request after a change does not get a file whose write started before it', async () => {
  const files = new SitemapCache(folder);
  const earlier = files.getOrWrite('content-1', freshness, () => text('old'));
  const later = files.getOrWrite('content-1', { validAfter: now + 5, readAt: now + 6 }, () => text('new'));
  await earlier;
  expect(await textIn((await later).file)).toBe('new');
});

it('the stale file is returned if writing fails', async () => {
  const files = new SitemapCache(folder);
  const old = await files.getOrWrite('images-1', freshness, () => text('old'));
  expect(await files.getOrWrite('images-1', { validAfter: now + 5, readAt: now + 6 }, failing)).toEqual(old);
  await expect(files.getOrWrite('images-2', freshness, failing)).rejects.toThrow('the database is unavailable');
});
