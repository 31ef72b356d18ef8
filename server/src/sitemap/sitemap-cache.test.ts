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
const age = { validAfter: now - 1_000, readAt: now };
const textIn = async (file: string) => gunzipSync(await readFile(file)).toString();
async function* text(...words: string[]) {
  yield* words;
}
// biome-ignore lint/correctness/useYield: it fails before its first word
async function* failing(): AsyncGenerator<string> {
  throw new Error('the database is away');
}

it('a kept file is written once for all who ask at the same time', async () => {
  const files = new SitemapCache(folder);
  let written = 0;
  const write = () => {
    written++;
    return text('first ', 'second');
  };
  const [one, two] = await Promise.all([files.getOrWrite('stores-1', age, write), files.getOrWrite('stores-1', age, write)]);
  expect(written).toBe(1);
  expect(two).toEqual(one);
  expect(one.readAt).toBe(now);
  expect(await textIn(one.file)).toBe('first second');
});

it('a file from before a change is written anew, also where another process wrote it; a younger one is taken from it', async () => {
  const [mine, others] = [new SitemapCache(folder), new SitemapCache(folder)];
  await others.getOrWrite('products-1', age, () => text('old'));
  expect((await mine.getOrWrite('products-1', age, failing)).readAt).toBe(now);
  const later = { validAfter: now + 5, readAt: now + 6 };
  expect(await textIn((await mine.getOrWrite('products-1', later, () => text('new'))).file)).toBe('new');
  expect(await textIn((await others.getOrWrite('products-1', later, failing)).file)).toBe('new');
});

it('who asks after a change does not get what was begun before it', async () => {
  const files = new SitemapCache(folder);
  const early = files.getOrWrite('content-1', age, () => text('old'));
  const late = files.getOrWrite('content-1', { validAfter: now + 5, readAt: now + 6 }, () => text('new'));
  await early;
  expect(await textIn((await late).file)).toBe('new');
});

it('the old file lasts where a new one fails', async () => {
  const files = new SitemapCache(folder);
  const old = await files.getOrWrite('images-1', age, () => text('old'));
  expect(await files.getOrWrite('images-1', { validAfter: now + 5, readAt: now + 6 }, failing)).toEqual(old);
  await expect(files.getOrWrite('images-2', age, failing)).rejects.toThrow('the database is away');
});
