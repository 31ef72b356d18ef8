import type { SitemapOutline } from '@outfitter/commerce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutlineCache } from './outline-cache.ts';

const outline = (until?: Date): SitemapOutline => ({ parts: [{ from: '', until: undefined, changedAt: undefined }], until });
let since = 0;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  since = 0;
});
afterEach(() => vi.useRealTimers());

it('is read once until something has changed, however many ask', async () => {
  const read = vi.fn(async () => outline());
  const outlines = new OutlineCache(read, () => since);
  await Promise.all([outlines.get('stores'), outlines.get('stores')]);
  await outlines.get('stores');
  expect(read).toHaveBeenCalledTimes(1);
  since = 1_000_000;
  vi.setSystemTime(1_000_001);
  expect(await outlines.get('stores')).toMatchObject({ validAfter: 1_000_000, readAt: 1_000_001 });
  expect(read).toHaveBeenCalledTimes(2);
});

it('is read anew when something in it ends by itself, and no file from before that will do', async () => {
  const read = vi.fn(async () => outline()).mockResolvedValueOnce(outline(new Date(1_000_500)));
  const outlines = new OutlineCache(read, () => since);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 0 });
  vi.setSystemTime(1_000_600);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 1_000_500, readAt: 1_000_600 });
  vi.setSystemTime(1_000_700);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 1_000_500, readAt: 1_000_600 });
});

it('stays what it was while the database is away, and fails where nothing is known', async () => {
  const read = vi.fn(async () => outline()).mockRejectedValueOnce(new Error('away'));
  const outlines = new OutlineCache(read, () => since);
  await expect(outlines.get('stores')).rejects.toThrow('away');
  await outlines.get('stores');
  read.mockRejectedValueOnce(new Error('away'));
  since = 1_000_000;
  vi.setSystemTime(1_000_001);
  expect((await outlines.get('stores')).parts).toHaveLength(1);
});
