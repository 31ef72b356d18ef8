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
  isComplete: boolean;
  /** What is shown of its tests in a bucket: '' for the default of each. Absent where it names no test. */
  variantsOfBucket?: (bucket: string) => string;
  /** Why it must not be kept: it set a cookie, said so itself, or failed. */
  notCacheableReason?: string;
}

export interface CachedPage extends RenderedPage {
  encoded: EncodedBody;
  etag: string;
  bytes: number;
  storedAt: number;
  freshUntil: number;
  /** After this it is not shown any more, unless nothing else is to be had. */
  staleUntil: number;
  isInvalid: boolean;
}

/** Quick rather than small: somebody waits for it. */
const quality = { br: 5, gzip: 5 };
/** Small rather than quick: for when there is nothing else to do. */
const bestBrotli = 9;

/** The bytes of a page in the encodings that were asked for: each is made for the first who takes it, once. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #isSmallest = false;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  get(encoding: Encoding): Promise<Buffer> {
    this.#made[encoding] ??= encode(this.plain, encoding);
    return this.#made[encoding];
  }

  /** Whether `shrink` might find fewer bytes than those that are sent. */
  get isRecompressible(): boolean {
    return !this.#isSmallest && this.#made.br !== undefined;
  }

  /** Makes the brotli that is sent from now on as small as it gets. */
  async recompress(): Promise<void> {
    this.#isSmallest = true;
    const [sent, smaller] = await Promise.all([this.get('br'), brotliAt(this.plain, bestBrotli)]);
    if (smaller.length < sent.length) this.#made.br = Promise.resolve(smaller);
  }
}

/** A text in an encoding, quickly. */
export async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  return encoding === 'br' ? brotliAt(plain, quality.br) : zip(plain, { level: quality.gzip });
}

function brotliAt(plain: Buffer, quality: number): Promise<Buffer> {
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

/** What a page takes in memory, its encodings counted before they are made: HTML compresses to less than a quarter. */
function bytesOf({ body }: RenderedPage): number {
  return Math.ceil(body.length * 1.5) + 1_000;
}

/** The parts of a kept page that follow from what was rendered. */
export function cacheFieldsOf(page: RenderedPage): Pick<CachedPage, 'encoded' | 'etag' | 'bytes'> {
  const etag = createHash('sha256').update(page.body).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22);
  return { encoded: new EncodedBody(page.body), etag, bytes: bytesOf(page) };
}
