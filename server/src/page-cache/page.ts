/** A finished page, compressed, with what it depends on. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface RenderedPage {
  status: number;
  contentType: string;
  body: Buffer;
  /** Headers that belong to the page: its content security policy, links. */
  headers: Record<string, string>;
  surrogateKeys: ReadonlySet<string>;
  /** When it changes by itself. */
  validUntil: Date | undefined;
  /** Every section is there; false where one could not be made. */
  isWhole: boolean;
  /** Why it must not be kept: it set a cookie, said so itself, or failed. */
  mayNotKeep?: string;
}

export interface KeptPage extends RenderedPage {
  encoded: Record<Encoding, Buffer>;
  etag: string;
  bytes: number;
  storedAt: number;
  freshUntil: number;
  /** After this it is not shown any more, unless nothing else is to be had. */
  staleUntil: number;
  isInvalid: boolean;
  /** Brotli at its best quality has been made. */
  isSmallest: boolean;
}

export function brotliAt(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}

/** Compresses a page in every encoding that a client may ask for; brotli quality 5, so that the first one waits little. */
export async function encodePage(page: RenderedPage): Promise<Pick<KeptPage, 'encoded' | 'etag' | 'bytes'>> {
  const [br, gz] = await Promise.all([brotliAt(page.body, 5), zip(page.body, { level: 6 })]);
  const encoded = { br, gzip: gz, identity: page.body };
  const etag = createHash('sha256').update(page.body).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22);
  return { encoded, etag, bytes: sizeOf(encoded) };
}

export function sizeOf(encoded: Record<Encoding, Buffer>): number {
  return encoded.br.length + encoded.gzip.length + encoded.identity.length + 1_000;
}
