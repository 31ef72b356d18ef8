import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheFieldsOf, EncodedBody, type RenderedPage } from './cached-page.ts';

const page = (body: string, headers: Record<string, string> = {}): RenderedPage => ({
  status: 200,
  contentType: 'text/html',
  body: Buffer.from(body),
  headers,
  surrogateKeys: new Set(),
  validUntil: undefined,
  isComplete: true,
});

describe('the body of a cached page', () => {
  it('keeps its first compression if the second is not smaller', async () => {
    const body = new EncodedBody(Buffer.from('<p>coats</p>'));
    const first = await body.get('br');
    await body.recompress();
    expect(await body.get('br')).toBe(first);
    expect(body.isRecompressible).toBe(false);
  });

  it('is the same text in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 2_000 }), async (text) => {
        const body = new EncodedBody(Buffer.from(text));
        expect(gunzipSync(await body.get('gzip')).toString()).toBe(text);
        expect((await body.get('identity')).toString()).toBe(text);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a cached page', () => {
  it('counts enough bytes for its body and both compressions', async () => {
    const text = Array.from({ length: 2_000 }, (_, index) => `<li>coat ${index}</li>`).join('');
    const { encoded, bytes } = cacheFieldsOf(page(text));
    const created = await Promise.all([encoded.get('identity'), encoded.get('br'), encoded.get('gzip')]);
    expect(bytes).toBeGreaterThanOrEqual(created.reduce((sum, { length }) => sum + length, 0));
    expect(bytes).toBeLessThan(2 * text.length);
  });

  it('has another tag if its body or a header differs', () => {
    const tags = [page('a'), page('b'), page('a', { link: '<x>' }), page('a', { link: '<y>' })].map((each) => cacheFieldsOf(each).etag);
    expect(new Set(tags).size).toBe(4);
    expect(cacheFieldsOf(page('a')).etag).toBe(tags[0]);
  });
});
