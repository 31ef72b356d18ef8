import { type Encoding, encode } from './cached-page.ts';

/** Minimum length of compressed bodies: shorter ones fit into the packet of the headers. */
const minBytes = 1_000;

export interface CompressedBody {
  body: Uint8Array<ArrayBuffer> | ReadableStream | null;
  headers: Headers;
}

export async function compressResponse(response: Response, encoding: Encoding): Promise<CompressedBody> {
  const headers = new Headers(response.headers);
  if (!response.body || !/^text\//.test(headers.get('content-type') ?? '')) return { body: response.body, headers };
  headers.append('vary', 'Accept-Encoding');
  const original = Buffer.from(await response.arrayBuffer());
  const shouldCompress = encoding !== 'identity' && original.length >= minBytes;
  const body = shouldCompress ? await encode(original, encoding) : original;
  if (shouldCompress) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { body: new Uint8Array(body), headers };
}
