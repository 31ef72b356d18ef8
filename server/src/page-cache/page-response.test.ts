import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { chooseEncoding, createPageResponse } from './page-response.ts';

const now = 1_000_000;
async function served(more: { status?: number; validUntil?: Date; isWhole?: boolean } = {}) {
  const cache = new PageCache({
    maxBytes: 1e6,
    freshTime: 60_000,
    staleTime: 0,
    incompleteFreshTime: 2,
    notFoundFreshTime: 1,
    now: () => now,
  });
  return cache.serve('/men', async () => ({
    status: more.status ?? 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from('<p>coats</p>'),
    headers: { 'content-security-policy': "default-src 'self'" },
    surrogateKeys: new Set(['product-2', 'category-men']),
    validUntil: more.validUntil,
    isComplete: more.isWhole ?? true,
  }));
}
const rules = { isDefaultVariant: true, sharedAge: 60, now };
const ask = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://shop.example/men', { headers, method });

describe('a kept page as an answer', () => {
  it('comes in the encoding that the browser takes, with a tag of its own for each', async () => {
    const page = await served();
    const br = await createPageResponse(ask({ 'accept-encoding': 'gzip, deflate, br' }), page, rules);
    const gz = await createPageResponse(ask({ 'accept-encoding': 'gzip' }), page, rules);
    const plain = await createPageResponse(ask(), page, rules);
    expect(brotliDecompressSync(br.body!).toString()).toBe('<p>coats</p>');
    expect(gunzipSync(gz.body!).toString()).toBe('<p>coats</p>');
    expect(plain.body?.toString()).toBe('<p>coats</p>');
    expect(new Set([br, gz, plain].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe('Accept-Encoding, Cookie');
  });

  it('is 304 without a body for a browser that has it', async () => {
    const page = await served();
    const etag = (await createPageResponse(ask({ 'accept-encoding': 'br' }), page, rules)).headers.etag!;
    const again = await createPageResponse(ask({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` }), page, rules);
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('has no body on HEAD, and the same headers', async () => {
    const page = await served();
    const head = await createPageResponse(ask({}, 'HEAD'), page, rules);
    expect(head.body).toBeUndefined();
    expect(head.headers['content-length']).toBe('12');
  });

  it('CONST-004 may be kept by caches in front for the shared age, and never past its next change', async () => {
    expect((await createPageResponse(ask(), await served(), rules)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    const soon = await served({ validUntil: new Date(now + 7_900) });
    expect((await createPageResponse(ask(), soon, rules)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=7, stale-while-revalidate=0',
    );
  });

  it('is private for another currency and for a missing page', async () => {
    expect((await createPageResponse(ask(), await served(), { ...rules, isDefaultVariant: false })).headers['cache-control']).toContain(
      'private',
    );
    expect((await createPageResponse(ask(), await served({ status: 404 }), rules)).headers['cache-control']).toContain('private');
  });

  it('is private where one of its sections could not be made', async () => {
    expect((await createPageResponse(ask(), await served({ isWhole: false }), rules)).headers['cache-control']).toContain('private');
  });

  it('names what it depends on for a cache that can be purged', async () => {
    expect((await createPageResponse(ask(), await served(), rules)).headers['surrogate-key']).toBe('category-men product-2');
  });

  it('reads encodings with their weights', () => {
    expect(chooseEncoding('gzip;q=1, br;q=0')).toBe('gzip');
    expect(chooseEncoding('identity')).toBe('identity');
    expect(chooseEncoding('BR;q=0.5')).toBe('br');
    expect(chooseEncoding(null)).toBe('identity');
  });
});
