import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Encoding } from './cached-page.ts';
import { compressResponse } from './compress-response.ts';

const respond = (body: string | ReadableStream | null, headers: Record<string, string>) =>
  new Response(body, { headers: { vary: 'Cookie', ...headers } });
const html = { 'content-type': 'text/html; charset=utf-8' };

async function compress(text: string, encoding: Encoding) {
  const { body, headers } = await compressResponse(respond(text, html), encoding);
  return { bytes: Buffer.from(body as Uint8Array), headers };
}

describe('the compression of a response', () => {
  it('compresses text from 1,000 bytes on in the chosen encoding, and says so', async () => {
    const text = 'x'.repeat(1_000);
    const br = await compress(text, 'br');
    const gzip = await compress(text, 'gzip');
    expect([brotliDecompressSync(br.bytes).toString(), gunzipSync(gzip.bytes).toString()]).toEqual([text, text]);
    expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip']);
    for (const { bytes, headers } of [br, gzip]) {
      expect(bytes.length).toBeLessThan(text.length);
      expect(headers.get('content-length')).toBe(String(bytes.length));
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    }
  });

  it.each([
    ['x'.repeat(999), 'br'],
    ['x'.repeat(1_000), 'identity'],
  ] as const)('leaves shorter text, and text for a browser without encodings, as it is', async (text, encoding) => {
    const { bytes, headers } = await compress(text, encoding);
    expect(bytes.toString()).toBe(text);
    expect(headers.get('content-length')).toBe(String(text.length));
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
  });

  it.each(['image/avif', 'application/text/html', undefined])('streams a body of the type %s unchanged', async (type) => {
    const response = respond(new Blob(['x'.repeat(5_000)]).stream(), type ? { 'content-type': type } : {});
    const { body, headers } = await compressResponse(response, 'br');
    expect(body).toBe(response.body);
    expect([...headers]).toEqual([...response.headers]);
  });

  it('leaves a response without a body as it is', async () => {
    const { body, headers } = await compressResponse(respond(null, html), 'br');
    expect([body, headers.get('vary'), headers.has('content-length')]).toEqual([null, 'Cookie', false]);
  });
});
