import type { SitemapOutline } from '@outfitter/commerce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutlineCache } from './outline-cache.ts';

const outline = (until?: Date): SitemapOutline => ({ parts: [{ from: '', until: undefined, changedAt: undefined }], until });
let invalidatedAt = 0;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  invalidatedAt = 0;
});
afterEach(() => vi.useRealTimers());

it('an outline is read once until an invalidation, also by concurrent requests', async () => {
  const read = vi.fn(async () => outline());
  const outlines = new OutlineCache(read, () => invalidatedAt);
  await Promise.all([outlines.get('stores'), outlines.get('stores')]);
  await outlines.get('stores');
  expect(read).toHaveBeenCalledTimes(1);
  invalidatedAt = 1_000_000;
  vi.setSystemTime(1_000_001);
  expect(await outlines.get('stores')).toMatchObject({ validAfter: 1_000_000, readAt: 1_000_001 });
  expect(read).toHaveBeenCalledTimes(2);
});

it('an outline is read again after a scheduled change, and earlier files are stale', async () => {
  const read = vi.fn(async () => outline()).mockResolvedValueOnce(outline(new Date(1_000_500)));
  const outlines = new OutlineCache(read, () => invalidatedAt);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 0 });
  vi.setSystemTime(1_000_600);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 1_000_500, readAt: 1_000_600 });
  vi.setSystemTime(1_000_700);
  expect(await outlines.get('content')).toMatchObject({ validAfter: 1_000_500, readAt: 1_000_600 });
});

it('a cached outline is returned while the database is unavailable; without one the request fails', async () => {
  const read = vi.fn(async () => outline()).mockRejectedValueOnce(new Error('unavailable'));
  const outlines = new OutlineCache(read, () => invalidatedAt);
  await expect(outlines.get('stores')).rejects.toThrow('unavailable');
  await outlines.get('stores');
  read.mockRejectedValueOnce(new Error('unavailable'));
  invalidatedAt = 1_000_000;
  vi.setSystemTime(1_000_001);
  expect((await outlines.get('stores')).parts).toHaveLength(1);
});
