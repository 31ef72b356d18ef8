import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from './cached-page.ts';
import { PageCache, SourceUnavailable } from './page-cache.ts';
import { buildPage } from './testing/page-builder.ts';

const minute = 60_000;

function buildCache(overrides: { maxBytes?: number } = {}) {
  let now = 1_000_000;
  const cache = new PageCache({
    maxBytes: 1_000_000,
    freshTime: minute,
    staleTime: 15 * minute,
    notFoundFreshTime: 10_000,
    incompleteFreshTime: 2_000,
    now: () => now,
    ...overrides,
  });
  return { cache, pass: (milliseconds: number) => (now += milliseconds), now: () => now };
}

function countRenders(pages: (() => RenderedPage | Promise<RenderedPage>)[]) {
  let created = 0;
  const render = async () => {
    const renderPage = pages[Math.min(created, pages.length - 1)]!;
    created++;
    return renderPage();
  };
  return { render, created: () => created };
}

const textOf = (served: { page: { body: Buffer } }) => served.page.body.toString();
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the page cache', () => {
  it('renders a page once for fifty concurrent requests', async () => {
    const { cache } = buildCache();
    const { render, created } = countRenders([() => buildPage('one')]);
    const responses = await Promise.all(Array.from({ length: 50 }, () => cache.serve('/men', render)));
    expect(created()).toBe(1);
    expect(new Set(responses.map(textOf))).toEqual(new Set(['one']));
  });

  it('serves a stale page while the fresh one is rendered, and then the fresh one', async () => {
    const { cache, pass } = buildCache();
    const { render } = countRenders([() => buildPage('old'), () => buildPage('new')]);
    await cache.serve('/men', render);
    pass(minute + 1);
    const while_ = await cache.serve('/men', render);
    expect([textOf(while_), while_.state]).toEqual(['old', 'stale']);
    await settled();
    const after = await cache.serve('/men', render);
    expect([textOf(after), after.state]).toEqual(['new', 'hit']);
  });

  it('never serves an invalidated page', async () => {
    const { cache } = buildCache();
    const { render } = countRenders([() => buildPage('old'), () => buildPage('new')]);
    await cache.serve('/men', render);
    cache.invalidate(['product-2']);
    expect(textOf(await cache.serve('/men', render))).toBe('old');
    cache.invalidate(['product-1']);
    expect(textOf(await cache.serve('/men', render))).toBe('new');
  });

  it('serves an invalidated page if its sources are unavailable', async () => {
    const { cache } = buildCache();
    const { render } = countRenders([
      () => buildPage('old'),
      () => {
        throw new SourceUnavailable('no database');
      },
    ]);
    await cache.serve('/men', render);
    cache.invalidate(['product-1']);
    const served = await cache.serve('/men', render);
    expect([textOf(served), served.state]).toEqual(['old', 'fallback']);
    await expect(cache.serve('/women', render)).rejects.toThrow(SourceUnavailable);
  });

  it('does not cache a page whose data changed during the render', async () => {
    const { cache } = buildCache();
    const { promise: slow, resolve: finish } = Promise.withResolvers<RenderedPage>();
    const { render, created } = countRenders([() => slow, () => buildPage('new')]);
    const waiting = cache.serve('/men', render);
    await settled();
    cache.invalidate(['product-1']);
    finish(buildPage('of before the change'));
    expect(textOf(await waiting)).toBe('of before the change');
    expect(textOf(await cache.serve('/men', render))).toBe('new');
    expect(created()).toBe(2);
  });

  it('renders a page again for a request after a change, although an earlier render is in progress', async () => {
    const { cache } = buildCache();
    const { promise: slow, resolve: finish } = Promise.withResolvers<RenderedPage>();
    const { render, created } = countRenders([() => slow, () => buildPage('new')]);
    const before = cache.serve('/men', render);
    await settled();
    cache.invalidate(['product-1']);
    const after = cache.serve('/men', render);
    const another = cache.serve('/men', render);
    finish(buildPage('old'));
    expect(textOf(await before)).toBe('old');
    expect([textOf(await after), textOf(await another), created()]).toEqual(['new', 'new', 2]);
  });

  it('renders a page again for a request after a change, even if the page changes once more during the render', async () => {
    const { cache } = buildCache();
    const { promise: slow, resolve: finish } = Promise.withResolvers<RenderedPage>();
    const { render, created } = countRenders([() => slow, () => buildPage('new')]);
    const before = cache.serve('/men', render);
    await settled();
    cache.invalidate(['product-1']);
    const after = cache.serve('/men', render);
    cache.invalidate(['product-1']);
    finish(buildPage('old'));
    expect([textOf(await before), textOf(await after), created()]).toEqual(['old', 'new', 2]);
  });

  it('does not cache a page that was rendered while invalidations may have been missed', async () => {
    const { cache } = buildCache();
    const { promise: slow, resolve: finish } = Promise.withResolvers<RenderedPage>();
    const { render } = countRenders([() => slow, () => buildPage('new')]);
    const waiting = cache.serve('/men', render);
    await settled();
    cache.invalidateAll();
    finish(buildPage('old'));
    await waiting;
    expect(textOf(await cache.serve('/men', render))).toBe('new');
  });

  it('expires a page at its next scheduled change, without a stale time', async () => {
    const { cache, pass, now } = buildCache();
    const { render } = countRenders([() => buildPage('sale', { validUntil: new Date(now() + 5_000) }), () => buildPage('list price')]);
    await cache.serve('/men', render);
    pass(5_001);
    const served = await cache.serve('/men', render);
    expect([textOf(served), served.state]).toEqual(['list price', 'miss']);
  });

  it('caches neither a page that sets a cookie nor a failed one', async () => {
    const { cache } = buildCache();
    for (const page of [
      buildPage('a', { notCacheableReason: 'it sets a cookie' }),
      buildPage('b', { status: 500 }),
      buildPage('c', { status: 302 }),
    ]) {
      const { render, created } = countRenders([() => page]);
      await cache.serve(textOf({ page }), render);
      await cache.serve(textOf({ page }), render);
      expect(created()).toBe(2);
    }
  });

  it('caches a missing page briefly', async () => {
    const { cache, pass } = buildCache();
    const { render, created } = countRenders([() => buildPage('gone', { status: 404 })]);
    await cache.serve('/nowhere', render);
    await cache.serve('/nowhere', render);
    expect(created()).toBe(1);
    pass(10_001 + 15 * minute);
    await cache.serve('/nowhere', render);
    expect(created()).toBe(2);
  });

  it('caches an incomplete page briefly, and never in place of a complete one', async () => {
    const { cache, pass } = buildCache();
    const { render, created } = countRenders([
      () => buildPage('a part', { isComplete: false }),
      () => buildPage('whole'),
      () => buildPage('less', { isComplete: false }),
    ]);
    await cache.serve('/coat', render);
    expect(textOf(await cache.serve('/coat', render))).toBe('a part');
    expect(created()).toBe(1);
    pass(2_001);
    const next = await cache.serve('/coat', render);
    expect([textOf(next), next.state]).toEqual(['whole', 'miss']);
    pass(minute + 1);
    for (let time = 0; time < 3; time++) {
      expect(textOf(await cache.serve('/coat', render))).toBe('whole');
      await settled();
    }
    expect(created()).toBe(5);
  });

  it('stays within its size limit and evicts the least recently used page', async () => {
    const { cache } = buildCache({ maxBytes: 20_000 });
    for (let n = 0; n < 50; n++) await cache.serve(`/p${n}`, async () => buildPage(`${n}`.repeat(500)));
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size).toBeGreaterThan(2);
    const { render, created } = countRenders([() => buildPage('again')]);
    await cache.serve('/p0', render);
    expect(created()).toBe(1);
  });

  it('compresses a page once per encoding, on the first request', async () => {
    const { cache } = buildCache();
    const { page } = await cache.serve('/men', async () => buildPage('coats '.repeat(400)));
    const [first, second] = await Promise.all([page.encoded.get('br'), page.encoded.get('br')]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first).toString()).toBe('coats '.repeat(400));
    expect(await page.encoded.get('identity')).toBe(page.body);
  });

  it('recompresses a requested page when idle, with the same content', async () => {
    const { cache } = buildCache();
    const text = Array.from({ length: 400 }, (_, n) => `<li>coat ${n % 37} of ${n}</li>`).join('');
    const { page } = await cache.serve('/men', async () => buildPage(text));
    expect(await cache.recompressOne()).toBe(false);
    const first = await page.encoded.get('br');
    expect(await cache.recompressOne()).toBe(true);
    expect(await cache.recompressOne()).toBe(false);
    const second = await cache.serve('/men', async () => buildPage('never made'));
    const smaller = await second.page.encoded.get('br');
    expect(smaller.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(smaller).toString()).toBe(text);
    cache.invalidate(['product-1']);
    expect(textOf(await cache.serve('/men', async () => buildPage('new')))).toBe('new');
  });
});
