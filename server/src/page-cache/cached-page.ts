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
  headers: Record<string, string>;
  surrogateKeys: ReadonlySet<string>;
  /** Time at which the page changes without a write. */
  validUntil: Date | undefined;
  isComplete: boolean;
  /** Returns the test variants that the page shows for a bucket, '' for the defaults; undefined if the page has no tests. */
  variantsOfBucket?: (bucket: string) => string;
  notCacheableReason?: string;
}

export interface CachedPage extends RenderedPage {
  encoded: EncodedBody;
  etag: string;
  bytes: number;
  storedAt: number;
  freshUntil: number;
  /** After this time the page is shown only if its sources are unavailable. */
  staleUntil: number;
  isInvalid: boolean;
}

const quality = { br: 5, gzip: 5 };
/** Brotli quality for idle time: smallest output. */
const bestBrotli = 9;
/** Size of a chunk, into which most compressed pages fit. Each further chunk takes another turn of the thread pool and the event loop. */
const chunkSize = 32 * 1024;

export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #isSmallest = false;

  constructor(body: Buffer) {
    this.plain = body;
  }

  get(encoding: Encoding): Promise<Buffer> {
    this.#encoded[encoding] ??= encode(this.plain, encoding);
    return this.#encoded[encoding];
  }

  get isRecompressible(): boolean {
    return !this.#isSmallest && this.#encoded.br !== undefined;
  }

  async recompress(): Promise<void> {
    this.#isSmallest = true;
    const [sent, smaller] = await Promise.all([this.get('br'), brotliAt(this.plain, bestBrotli)]);
    if (smaller.length < sent.length) this.#encoded.br = Promise.resolve(smaller);
  }
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotliAt(body, quality.br) : zip(body, { level: quality.gzip });
}

function brotliAt(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Estimates the memory of a page and its encodings before they exist: HTML compresses to less than a quarter. */
function bytesOf({ body }: RenderedPage): number {
  return Math.ceil(body.length * 1.5) + 1_000;
}

export function cacheFieldsOf(page: RenderedPage): Pick<CachedPage, 'encoded' | 'etag' | 'bytes'> {
  const etag = createHash('sha256').update(page.body).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22);
  return { encoded: new EncodedBody(page.body), etag, bytes: bytesOf(page) };
}
