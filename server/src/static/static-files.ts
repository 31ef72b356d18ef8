/** The storefront's own files: scripts, style sheets, fonts. Read once and held in memory. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compress, readPrecompressed } from '../builds/precompressed.ts';
import { BufferedResponse } from '../page-cache/buffered-response.ts';
import type { Encoding } from '../page-cache/cached-page.ts';
import { chooseEncoding } from '../page-cache/page-response.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
  '.webmanifest': 'application/manifest+json',
};
const compressible = /^(text|application\/(json|manifest)|image\/svg)/;
const year = 31_536_000;

/** Returns the `Cache-Control` of a file. A new service worker must reach browsers immediately, past shared caches. */
function cacheControlOf(pathname: string): string {
  return pathname === '/worker.js' ? 'no-cache' : 'public, max-age=3600';
}

interface StaticFile {
  type: string;
  etag: string;
  encoded: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const zip = promisify(gzip);

async function readStaticFile(file: string): Promise<StaticFile | undefined> {
  const identity = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  const type = contentTypes[path.extname(file)];
  if (!identity || !type) return undefined;
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (!compressible.test(type)) return { type, etag, encoded: { identity } };
  const br = (await readPrecompressed(file)) ?? (await compress(identity, 10));
  return { type, etag, encoded: { identity, br, gzip: await zip(identity, { level: 9 }) } };
}

export class StaticFiles {
  readonly #folders: readonly string[];
  readonly #standIns: ReadonlyMap<string, string>;
  readonly #files = new Map<string, Promise<StaticFile | undefined>>();

  /**
   * `folders` are the client folders of the current build and of earlier ones, whose hashed assets open pages still load. `standIns` maps
   * paths to the file that is served instead.
   */
  constructor(folders: readonly string[], standIns: ReadonlyMap<string, string> = new Map()) {
    this.#folders = folders;
    this.#standIns = standIns;
  }

  async respond(request: Request, pathname: string): Promise<Response | BufferedResponse | undefined> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    // Pages end in `.html` and data requests in `.data`, which are not content types here.
    if (!contentTypes[path.extname(pathname)] || pathname.includes('/.')) return undefined;
    const isAsset = pathname.startsWith('/assets/');
    const found = await this.#find(this.#standIns.get(pathname) ?? pathname, isAsset ? this.#folders : this.#folders.slice(0, 1));
    if (!found) return isAsset ? new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } }) : undefined;
    const preferred = chooseEncoding(request.headers.get('accept-encoding'));
    const encoding = found.encoded[preferred] ? preferred : 'identity';
    const etag = `"${found.etag}-${encoding}"`;
    const headers = {
      'cache-control': isAsset || pathname.startsWith('/fonts/') ? `public, max-age=${year}, immutable` : cacheControlOf(pathname),
      vary: 'Accept-Encoding',
      etag,
    };
    if (request.headers.get('if-none-match')?.includes(etag)) return new BufferedResponse(304, headers);
    const body = found.encoded[encoding] ?? found.encoded.identity;
    const bodyHeaders = {
      'content-type': found.type,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return new BufferedResponse(200, { ...headers, ...bodyHeaders }, request.method === 'HEAD' ? undefined : body);
  }

  async #find(pathname: string, folders: readonly string[]): Promise<StaticFile | undefined> {
    for (const folder of folders) {
      const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
      if (!file.startsWith(folder + path.sep)) return undefined;
      const found = await this.#read(file);
      if (found) return found;
    }
    return undefined;
  }

  #read(file: string): Promise<StaticFile | undefined> {
    const cached = this.#files.get(file);
    if (cached) return cached;
    const reading = readStaticFile(file);
    this.#files.set(file, reading);
    // Misses are not cached, so that requests cannot fill the memory.
    reading.then(
      (found) => found ?? this.#files.delete(file),
      () => this.#files.delete(file),
    );
    return reading;
  }
}
