import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { FairQueue } from './fair-queue.ts';
import { IdleQueue } from './idle-queue.ts';
import { createImageService } from './image-service.ts';
import type { ImageSource, SourceImage } from './image-source.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

let folder: string;
let renderPool: RenderPool;
let source: ImageSource;
let hasTime = true;
const idleQueue = new IdleQueue({
  maxSize: 10,
  isIdle: () => hasTime,
  pollInterval: 5,
  onError: (error) => {
    throw error;
  },
});
let service: ReturnType<typeof createImageService>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-service-'));
  const file = path.join(folder, 'photo.png');
  // Left half red, right half blue, to show which part a crop keeps.
  const half = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1600, height: 500, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toFile(file);
  const bytes = await readFile(file);
  const image = (name: string, focus: SourceImage['focus']): SourceImage => ({
    name,
    version: 'v1',
    ratio: 3.2,
    focus,
    ground: '#fff',
    recipe: async () => ({ kind: 'photo', bytes }),
  });
  source = {
    find: async (name) => (name === 'photo' ? image('photo', [0.9, 0.5]) : name === 'left' ? image('left', [0.1, 0.5]) : undefined),
    mostViewed: async () => ['photo'],
  };
  renderPool = createRenderPool({ threads: 1 });
  service = createImageService({
    sources: new Map([['ridge', source]]),
    cache: new DiskCache(path.join(folder, 'cache')),
    renderPool,
    renderQueue: new FairQueue({ slots: 1, maxWaiting: 10, maxWait: 60_000 }),
    idleQueue,
    clientOf: () => 'browser',
  });
});
afterAll(async () => {
  idleQueue.close();
  await renderPool.close();
  await rm(folder, { recursive: true, force: true });
});

const requestImage = (path: string, headers: Record<string, string> = {}) =>
  service.respond(new Request(`http://shop.example/i/ridge/${path}`, { headers }));
const pixel = async (response: Response) => {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return { width: info.width, height: info.height, rgb: [...data.subarray(middle, middle + 3)] };
};

describe('the image service', () => {
  it('returns the requested size in the aspect ratio of the image', async () => {
    const response = await requestImage('photo?w=340&fmt=png');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await pixel(response)).toMatchObject({ width: 340, height: 106 });
  });

  it('crops around the focal point of the image or of the request when both sides are given', async () => {
    const right = await pixel(await requestImage('photo?w=170&h=170&fmt=png'));
    const left = await pixel(await requestImage('left?w=170&h=170&fmt=png'));
    expect(right).toEqual({ width: 170, height: 170, rgb: [0, 0, 255] });
    expect(left).toEqual({ width: 170, height: 170, rgb: [255, 0, 0] });
    const requested = await requestImage('photo?w=170&h=170&fmt=png&point=0.2,0.5');
    expect(await pixel(requested)).toEqual({ width: 170, height: 170, rgb: [255, 0, 0] });
    const otherTag = (await requestImage('photo?w=170&h=170&fmt=png')).headers.get('etag');
    expect(requested.headers.get('etag')).not.toBe(otherTag);
  });

  it('gives a PNG of every quality the same ETag, since it has none, and a JPEG of each quality its own', async () => {
    const tagOf = async (format: string, quality: number) =>
      (await requestImage(`photo?w=340&fmt=${format}&qlt=${quality}`)).headers.get('etag');
    expect(await tagOf('png', 50)).toBe(await tagOf('png', 90));
    expect(await tagOf('jpeg', 50)).not.toBe(await tagOf('jpeg', 90));
  });

  it('negotiates the format with Vary, and returns a WebP until the AVIF is rendered', async () => {
    hasTime = false;
    const first = await requestImage('photo?w=85', { accept: 'image/avif,image/webp' });
    expect([first.headers.get('content-type'), first.headers.get('vary'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'Accept',
      'public, max-age=60',
    ]);
    expect((await requestImage('photo?w=85', { accept: 'image/avif,image/webp' })).headers.get('content-type')).toBe('image/webp');
    expect(idleQueue.size, 'asked twice, made once').toBe(1);
    hasTime = true;
    await expect
      .poll(async () => (await requestImage('photo?w=85', { accept: 'image/avif,image/webp' })).headers.get('content-type'), {
        timeout: 10_000,
      })
      .toBe('image/avif');
    expect((await requestImage('photo?w=85', { accept: 'image/png' })).headers.get('content-type')).toBe('image/jpeg');
  });

  it('is cached for a year at a URL with its version, otherwise for an hour with an ETag', async () => {
    expect((await requestImage('photo?w=85&fmt=webp&v=v1')).headers.get('cache-control')).toContain('immutable');
    const other = await requestImage('photo?w=85&fmt=webp&v=old');
    expect(other.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await requestImage('photo?w=85&fmt=webp', { 'if-none-match': other.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('returns the same placeholder with 404 for every missing image, whatever its size', async () => {
    const responses = await Promise.all(['nothing?w=170', 'nothing?w=2000&h=2000&fmt=png', 'other?h=85'].map((path) => requestImage(path)));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    const bodies = await Promise.all(responses.map((response) => response.clone().arrayBuffer()));
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
    expect(await pixel(responses[0] ?? Response.error())).toMatchObject({ width: 340, height: 425 });
  });

  it('renders a PNG once for all qualities', async () => {
    const cache = new DiskCache(path.join(folder, 'cache of one image'));
    let rendered = 0;
    const counted = createImageService({
      sources: new Map([['ridge', source]]),
      cache,
      renderPool: { ...renderPool, render: async () => new Uint8Array([++rendered]) },
      renderQueue: new FairQueue({ slots: 1, maxWaiting: 10, maxWait: 60_000 }),
      idleQueue,
      clientOf: () => 'browser',
    });
    for (const quality of [1, 55, 70, 90, 100]) {
      await counted.respond(new Request(`http://shop.example/i/ridge/photo?w=340&fmt=png&qlt=${quality}`));
    }
    expect(rendered).toBe(1);
  });

  it('returns 503 with Retry-After if too many images are waiting to be rendered', async () => {
    const fullQueue = new FairQueue({ slots: 0, maxWaiting: 0, maxWait: 60_000 });
    const busy = createImageService({
      sources: new Map([['ridge', source]]),
      cache: new DiskCache(path.join(folder, 'cache of a busy service')),
      renderPool,
      renderQueue: fullQueue,
      idleQueue,
      clientOf: () => 'browser',
    });
    const response = await busy.respond(new Request('http://shop.example/i/ridge/photo?w=340'));
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  });

  it('MEDIA-001 supports the required URLs with quality, automatic format, width and height', async () => {
    const [byWidth, byHeight] = [await requestImage('photo?fmt=auto&qlt=70&w=340'), await requestImage('photo?fmt=auto&qlt=70&h=85')];
    expect([byWidth.status, byWidth.headers.get('etag')]).toEqual([200, '"v1-340x0-70-jpeg"']);
    expect(await pixel(byWidth)).toMatchObject({ width: 340, height: 106 });
    expect(await pixel(byHeight)).toMatchObject({ width: 272, height: 85 });
  });

  it('returns 404 for an unknown endpoint and 405 for other methods', async () => {
    const other = await service.respond(new Request('http://shop.example/i/elsewhere/photo?w=170'));
    expect(other.status).toBe(404);
    const posted = await service.respond(new Request('http://shop.example/i/ridge/photo', { method: 'POST' }));
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('describes an invalid URL', async () => {
    const response = await requestImage('photo?w=wide');
    expect([response.status, await response.text()]).toEqual([400, 'w and h must be positive whole numbers of pixels.']);
  });
});
