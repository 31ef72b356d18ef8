import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { chooseEncoding, createPageResponse } from './page-response.ts';

const now = 1_000_000;
async function serve(overrides: { status?: number; validUntil?: Date; isWhole?: boolean; surrogateKeys?: string[] } = {}) {
  const cache = new PageCache({
    maxBytes: 1e6,
    freshTime: 60_000,
    staleTime: 0,
    incompleteFreshTime: 2,
    notFoundFreshTime: 1,
    now: () => now,
  });
  return cache.serve('/men', async () => ({
    status: overrides.status ?? 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from('<p>coats</p>'),
    headers: { 'content-security-policy': "default-src 'self'" },
    surrogateKeys: new Set(overrides.surrogateKeys ?? ['product-2', 'category-men']),
    validUntil: overrides.validUntil,
    isComplete: overrides.isWhole ?? true,
  }));
}
const rules = { isDefaultVariant: true, sharedAge: 60, now };
const buildRequest = (headers: Record<string, string> = {}, method = 'GET') => new Request('http://shop.example/men', { headers, method });

describe('the response of a cached page', () => {
  it('has the best accepted encoding, each with its own ETag', async () => {
    const page = await serve();
    const br = await createPageResponse(buildRequest({ 'accept-encoding': 'gzip, deflate, br' }), page, rules);
    const gz = await createPageResponse(buildRequest({ 'accept-encoding': 'gzip' }), page, rules);
    const plain = await createPageResponse(buildRequest(), page, rules);
    expect(brotliDecompressSync(br.body!).toString()).toBe('<p>coats</p>');
    expect(gunzipSync(gz.body!).toString()).toBe('<p>coats</p>');
    expect(plain.body?.toString()).toBe('<p>coats</p>');
    expect(new Set([br, gz, plain].map((response) => response.headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe('Accept-Encoding, Cookie');
    expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const { headers, body } of [br, gz, plain]) expect(headers['content-length']).toBe(String(body!.length));
  });

  it('is 304 without a body for a matching ETag', async () => {
    const page = await serve();
    const etag = (await createPageResponse(buildRequest({ 'accept-encoding': 'br' }), page, rules)).headers.etag!;
    const again = await createPageResponse(buildRequest({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` }), page, rules);
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding, Cookie', 'x-page-cache': 'miss' });
    expect(again.headers['cache-control']).toContain('public');
  });

  it('has a body for another ETag', async () => {
    const page = await serve();
    const etag = (await createPageResponse(buildRequest(), page, rules)).headers.etag!;
    for (const tag of ['"other"', `${etag}x`, etag.slice(1, -1)]) {
      const response = await createPageResponse(buildRequest({ 'if-none-match': tag }), page, rules);
      expect([response.status, response.body?.toString()]).toEqual([200, '<p>coats</p>']);
    }
  });

  it('is never 304 for a missing page', async () => {
    const page = await serve({ status: 404 });
    const etag = (await createPageResponse(buildRequest(), page, rules)).headers.etag!;
    expect((await createPageResponse(buildRequest({ 'if-none-match': etag }), page, rules)).status).toBe(404);
  });

  it('has no body on HEAD, and the same headers', async () => {
    const page = await serve();
    const head = await createPageResponse(buildRequest({}, 'HEAD'), page, rules);
    expect(head.body).toBeUndefined();
    expect(head.headers['content-length']).toBe('12');
  });

  it('CONST-004 may be cached in front for the shared age, but not beyond its next change', async () => {
    expect((await createPageResponse(buildRequest(), await serve(), rules)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    const expiringSoon = await serve({ validUntil: new Date(now + 7_900) });
    expect((await createPageResponse(buildRequest(), expiringSoon, rules)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=7, stale-while-revalidate=0',
    );
  });

  it('is private for another currency and for a missing page', async () => {
    expect(
      (await createPageResponse(buildRequest(), await serve(), { ...rules, isDefaultVariant: false })).headers['cache-control'],
    ).toContain('private');
    expect((await createPageResponse(buildRequest(), await serve({ status: 404 }), rules)).headers['cache-control']).toContain('private');
  });

  it('is private if a section failed to render', async () => {
    expect((await createPageResponse(buildRequest(), await serve({ isWhole: false }), rules)).headers['cache-control']).toContain(
      'private',
    );
  });

  it('contains its surrogate keys for a cache that can be purged', async () => {
    expect((await createPageResponse(buildRequest(), await serve(), rules)).headers['surrogate-key']).toBe('category-men product-2');
    const page = await serve({ surrogateKeys: [] });
    expect((await createPageResponse(buildRequest(), page, rules)).headers).not.toHaveProperty('surrogate-key');
  });

  it('evaluates the weights of encodings', () => {
    expect(chooseEncoding('gzip;q=1, br;q=0')).toBe('gzip');
    expect(chooseEncoding('identity')).toBe('identity');
    expect(chooseEncoding('BR;q=0.5')).toBe('br');
    expect(chooseEncoding(null)).toBe('identity');
    expect(chooseEncoding('br; q=0, gzip')).toBe('gzip');
    expect(chooseEncoding('br;q=0.0, gzip;q=0.001')).toBe('gzip');
    expect(chooseEncoding('br;level=5;q=0, gzip')).toBe('gzip');
    expect(chooseEncoding('br;q=0 ;level=5, gzip')).toBe('gzip');
    expect(chooseEncoding('br;xq=0, gzip')).toBe('br');
    expect(chooseEncoding('br;q=0x, gzip')).toBe('br');
  });
});
