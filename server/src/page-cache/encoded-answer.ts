import { type Encoding, encode } from './page.ts';

/** Shorter bodies fit into the packet that carries the head. */
const leastBytes = 1_000;

export interface EncodedAnswer {
  body: Uint8Array<ArrayBuffer> | ReadableStream | null;
  headers: Headers;
}

/** A finished answer's body in an encoding that its client takes, with the headers that go with it; text only. */
export async function encodedAnswer(response: Response, encoding: Encoding): Promise<EncodedAnswer> {
  const headers = new Headers(response.headers);
  if (!response.body || !/^text\//.test(headers.get('content-type') ?? '')) return { body: response.body, headers };
  headers.append('vary', 'Accept-Encoding');
  const plain = Buffer.from(await response.arrayBuffer());
  const isWorthIt = encoding !== 'identity' && plain.length >= leastBytes;
  const body = isWorthIt ? await encode(plain, encoding) : plain;
  if (isWorthIt) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return { body: new Uint8Array(body), headers };
}
