/** Answers `/i/{endpoint}/{name}`: from disk, else drawn once, in the best form the browser takes. */
import type { Logger } from 'pino';
import type { DiskCache } from './disk-cache.ts';
import { DrawingBusy, type DrawingThreads } from './drawing-threads.ts';
import { acceptedFormats, type Format, ladder, type PictureRequest, readPictureRequest } from './picture-request.ts';
import type { Picture, PictureSource } from './picture-source.ts';
import { placeholder } from './placeholder.ts';

const seconds = { immutable: 31_536_000, named: 3_600, standIn: 60 };

export interface PictureServiceParts {
  /** By endpoint: `ridge` is the demo brand's. */
  sources: ReadonlyMap<string, PictureSource>;
  cache: DiskCache;
  threads: DrawingThreads;
  log: Logger;
}

interface Shape {
  width: number;
  height: number;
}

/** The missing side follows the picture's own shape; nothing is made larger than the ladder's end. */
export function shapeOf(request: PictureRequest, ratio: number): Shape {
  const most = ladder[ladder.length - 1] ?? 2_000;
  const width = request.width || Math.round(request.height * ratio);
  const height = request.height || Math.round(request.width / ratio);
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function createPictureService({ sources, cache, threads, log }: PictureServiceParts) {
  const ahead = new Set<string>();
  let isClosing = false;

  function keyOf(request: PictureRequest, picture: Picture, format: Format): string {
    return [request.endpoint, picture.name, picture.version, request.width, request.height, request.quality, format].join('|');
  }

  function make(request: PictureRequest, picture: Picture, format: Format, when: 'now' | 'ahead' = 'now'): Promise<Buffer> {
    const { drawing, ratio, focus } = picture;
    return cache.readOrMake(keyOf(request, picture, format), () =>
      threads.draw({ drawing, ratio, focus, ...shapeOf(request, ratio), quality: request.quality, format }, when),
    );
  }

  /** Makes a picture for later; who asks meanwhile gets another form of it. */
  function makeAhead(request: PictureRequest, picture: Picture, format: Format): void {
    const key = keyOf(request, picture, format);
    if (ahead.has(key) || ahead.size >= 100) return;
    ahead.add(key);
    make(request, picture, format, 'ahead')
      .catch((error) =>
        error instanceof DrawingBusy || isClosing
          ? undefined
          : log.warn({ err: error, picture: picture.name }, 'a picture could not be made ahead'),
      )
      .finally(() => ahead.delete(key));
  }

  /** The form to answer now; AVIF takes long to make, so that a WebP stands in for it until it is there. */
  async function choose(request: PictureRequest, picture: Picture, accept: string | null): Promise<{ format: Format; isStandIn: boolean }> {
    if (request.format !== 'auto') return { format: request.format, isStandIn: false };
    const [best = 'jpeg', next] = acceptedFormats(accept);
    if (best !== 'avif' || (await cache.read(keyOf(request, picture, 'avif')))) return { format: best, isStandIn: false };
    return { format: next ?? 'jpeg', isStandIn: true };
  }

  async function answerPicture(request: Request, asked: PictureRequest, picture: Picture): Promise<Response> {
    const { format, isStandIn } = await choose(asked, picture, request.headers.get('accept'));
    const isExact = asked.version === picture.version;
    const etag = `"${picture.version}-${asked.width}x${asked.height}-${asked.quality}-${format}"`;
    const headers = new Headers({
      'content-type': `image/${format}`,
      etag,
      'cache-control': isStandIn
        ? `public, max-age=${seconds.standIn}`
        : isExact
          ? `public, max-age=${seconds.immutable}, immutable`
          : `public, max-age=${seconds.named}`,
      ...(asked.format === 'auto' ? { vary: 'Accept' } : {}),
    });
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const body = await make(asked, picture, format);
    if (isStandIn) makeAhead(asked, picture, 'avif');
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }

  async function answerMissing(asked: PictureRequest): Promise<Response> {
    const body = await placeholder(shapeOf(asked, 4 / 5));
    return new Response(new Uint8Array(body), {
      status: 404,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' },
    });
  }

  return {
    async answer(request: Request): Promise<Response> {
      const asked = readPictureRequest(new URL(request.url));
      if ('problem' in asked) return new Response(asked.problem, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      const picture = await sources.get(asked.endpoint)?.find(asked.name);
      if (!picture) return answerMissing(asked);
      try {
        return await answerPicture(request, asked, picture);
      } catch (error) {
        if (!(error instanceof DrawingBusy)) throw error;
        return new Response('Too many pictures are waiting to be drawn.', {
          status: 503,
          headers: { 'retry-after': '2', 'cache-control': 'no-store' },
        });
      }
    },
    /** From now on a drawing that is cut off is no news. */
    close(): void {
      isClosing = true;
    },
    /** Makes one picture in the form that most browsers ask for, as the listing's tiles need it. */
    async warm(endpoint: string, name: string, width: number): Promise<void> {
      const picture = await sources.get(endpoint)?.find(name);
      const request: PictureRequest = { endpoint, name, width, height: 0, quality: 70, format: 'auto', version: undefined };
      if (picture) await make(request, picture, 'webp', 'ahead');
    },
  };
}
