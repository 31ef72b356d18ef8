/** Serves `/i/{endpoint}/{name}` from disk, or renders the image once, in the best format that the browser accepts. */
import type { DiskCache } from './disk-cache.ts';
import { backgroundClient, type FairQueue, type QueueClient, QueueFull } from './fair-queue.ts';
import type { IdleQueue } from './idle-queue.ts';
import { acceptedFormats, type Format, type ImageRequest, readImageRequest, sizeSteps } from './image-request.ts';
import type { ImageSource, SourceImage } from './image-source.ts';
import { placeholder } from './placeholder.ts';
import type { RenderPool } from './render-pool.ts';

const seconds = { immutable: 31_536_000, named: 3_600, standIn: 60 };

export interface ImageServiceParts {
  sources: ReadonlyMap<string, ImageSource>;
  cache: DiskCache;
  renderPool: RenderPool;
  renderQueue: FairQueue;
  clientOf: (request: Request) => string;
  idleQueue: IdleQueue;
}

interface Size {
  width: number;
  height: number;
}

/** Derives the missing side from the aspect ratio; no side exceeds the largest size step. */
export function targetSize(request: ImageRequest, ratio: number): Size {
  const largest = sizeSteps[sizeSteps.length - 1] ?? 2_000;
  const width = request.width || Math.round(request.height * ratio);
  const height = request.height || Math.round(request.width / ratio);
  const scale = Math.min(1, largest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the quality that names a rendered image; none for PNG, which is lossless. */
const qualityName = ({ quality }: ImageRequest, format: Format) => (format === 'png' ? '' : String(quality));

export function createImageService({ sources, cache, renderPool, renderQueue, idleQueue, clientOf }: ImageServiceParts) {
  function keyOf(request: ImageRequest, image: SourceImage, format: Format): string {
    const { endpoint, width, height, point } = request;
    return [endpoint, image.name, image.version, width, height, qualityName(request, format), format, ...(point ?? [])].join('|');
  }

  async function getOrRender(request: ImageRequest, image: SourceImage, format: Format, client: QueueClient): Promise<Buffer> {
    const { ratio, ground } = image;
    const key = keyOf(request, image, format);
    const render = async () => {
      const drawing = await image.recipe();
      const focus = request.point ?? image.focus;
      return renderPool.render({ drawing, ratio, focus, ground, ...targetSize(request, ratio), quality: request.quality, format });
    };
    return (await cache.read(key)) ?? renderQueue.run(key, client, () => cache.getOrCreate(key, render));
  }

  function renderWhenIdle(request: ImageRequest, image: SourceImage, format: Format): void {
    idleQueue.add(keyOf(request, image, format), () => getOrRender(request, image, format, backgroundClient));
  }

  /** Chooses the format. AVIF takes long to encode: WebP is sent until AVIF is cached. */
  async function chooseFormat(
    request: ImageRequest,
    image: SourceImage,
    accept: string | null,
  ): Promise<{ format: Format; isStandIn: boolean }> {
    if (request.format !== 'auto') return { format: request.format, isStandIn: false };
    const [best = 'jpeg', next] = acceptedFormats(accept);
    if (best !== 'avif' || (await cache.read(keyOf(request, image, 'avif')))) return { format: best, isStandIn: false };
    return { format: next ?? 'jpeg', isStandIn: true };
  }

  async function respondWithImage(request: Request, imageRequest: ImageRequest, image: SourceImage): Promise<Response> {
    const { format, isStandIn } = await chooseFormat(imageRequest, image, request.headers.get('accept'));
    const isExact = imageRequest.version === image.version;
    const crop = imageRequest.point ? `@${imageRequest.point.join('-')}` : '';
    const etag = `"${image.version}-${imageRequest.width}x${imageRequest.height}${crop}-${qualityName(imageRequest, format)}-${format}"`;
    const headers = new Headers({
      'content-type': `image/${format}`,
      etag,
      'cache-control': isStandIn
        ? `public, max-age=${seconds.standIn}`
        : isExact
          ? `public, max-age=${seconds.immutable}, immutable`
          : `public, max-age=${seconds.named}`,
      ...(imageRequest.format === 'auto' ? { vary: 'Accept' } : {}),
    });
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    const body = await getOrRender(imageRequest, image, format, clientOf(request));
    if (isStandIn) renderWhenIdle(imageRequest, image, 'avif');
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }

  async function respondNotFound(): Promise<Response> {
    return new Response(new Uint8Array(await placeholder()), {
      status: 404,
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' },
    });
  }

  return {
    async respond(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const imageRequest = readImageRequest(new URL(request.url));
      if ('error' in imageRequest)
        return new Response(imageRequest.error, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      const image = await sources.get(imageRequest.endpoint)?.find(imageRequest.name, imageRequest.version);
      if (!image) return respondNotFound();
      try {
        return await respondWithImage(request, imageRequest, image);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return new Response('Too many images are waiting to be rendered.', {
          status: 503,
          headers: { 'retry-after': '2', 'cache-control': 'no-store' },
        });
      }
    },
    async warm(endpoint: string, name: string, width: number): Promise<void> {
      const image = await sources.get(endpoint)?.find(name);
      const request: ImageRequest = {
        endpoint,
        name,
        width,
        height: 0,
        quality: 70,
        format: 'auto',
        point: undefined,
        version: undefined,
      };
      if (!image) return;
      try {
        await getOrRender(request, image, 'webp', backgroundClient);
      } catch (error) {
        // Clients needed the space in the queue.
        if (!(error instanceof QueueFull)) throw error;
      }
    },
  };
}
