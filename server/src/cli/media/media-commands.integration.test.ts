import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content, openDatabase } from '@outfitter/commerce';
import { useTestDatabase } from '@outfitter/commerce/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskCache } from '../../images/disk-cache.ts';
import { FairQueue } from '../../images/fair-queue.ts';
import { IdleQueue } from '../../images/idle-queue.ts';
import { createImageService } from '../../images/image-service.ts';
import { createRenderPool, type RenderPool } from '../../images/render-pool.ts';
import { createUploadedImages } from '../../images/uploaded-images.ts';
import type { AssetStore } from '../../media/asset-store.ts';
import { createFolderStore } from '../../media/folder-store.ts';
import { createObjectStore } from '../../media/object-store.ts';
import { credentials, type FakeS3, startFakeS3 } from '../../media/testing/fake-s3.ts';
import { parseMediaArguments } from './media-arguments.ts';
import { runMediaCommand } from './media-commands.ts';

const database = useTestDatabase();
let handle: ReturnType<typeof openDatabase>;
let folder: string;
let bucket: FakeS3;
let renderPool: RenderPool;
const stores: Record<string, AssetStore> = {};

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'media-command-'));
  bucket = await startFakeS3();
  renderPool = createRenderPool({ threads: 1 });
  stores.folder = createFolderStore(path.join(folder, 'store'));
  stores.bucket = createObjectStore({ ...credentials, address: bucket.url });
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa3322' } });
  await image
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toFile(path.join(folder, 'Red Barn.JPG'));
  await writeFile(path.join(folder, 'barn.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
});
afterAll(async () => {
  await renderPool.close();
  await bucket.close();
  await handle.close();
  await rm(folder, { recursive: true });
});

async function run(store: string, ...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  const parts = { content, db: handle.db, store: stores[store] as AssetStore, endpoints: ['media'], now: new Date('2026-11-21T15:00:00Z') };
  await runMediaCommand({ ...parts, print: (line) => lines.push(line) }, parseMediaArguments(parameters));
  return lines.join('\n');
}
const rows = async () => (await database.pool.query('SELECT name FROM media_asset ORDER BY name')).rows.map(({ name }) => name);

describe('npm run media', () => {
  it.each(['folder', 'bucket'])('stores an image in a %s, from which the image service serves it', async (kind) => {
    const name = `barn-in-a-${kind}`;
    const output = await run(
      kind,
      'upload',
      path.join(folder, 'Red Barn.JPG'),
      '--alt',
      'A red barn',
      '--name',
      name,
      '--point',
      '0.3,0.2',
      '--by',
      'Ada',
    );
    const field = JSON.parse(/for content: (.*)/.exec(output)?.[1] ?? '') as {
      image: string;
      version: string;
      ratio: number;
      point: unknown;
    };
    expect(output).toContain(`${name}: 900 × 600`);
    expect(field).toMatchObject({ ratio: 1.5, point: { x: 0.3, y: 0.2 } });
    const idleQueue = new IdleQueue({ maxSize: 1, isIdle: () => false, onError: () => undefined });
    const cache = new DiskCache(path.join(folder, `cache-${kind}`));
    const service = createImageService({
      sources: new Map([['media', createUploadedImages(stores[kind] as AssetStore)]]),
      cache,
      renderPool,
      renderQueue: new FairQueue({ slots: 1, maxWaiting: 10, maxWait: 60_000 }),
      idleQueue,
      clientOf: () => 'browser',
    });
    const response = await service.respond(new Request(`http://shop.example${field.image}?w=340&fmt=png&v=${field.version}`));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([340, 227, undefined]);
  });

  it('lists and shows images and their change log', async () => {
    expect(await run('folder', 'list')).toContain('/i/media/barn-in-a-folder  900 × 600  A red barn');
    expect(await run('folder', 'show', 'barn-in-a-folder')).toMatch(/2026-11-21T15:00:00.000Z {2}Ada: upload, version [0-9a-f]{10}/);
    await expect(run('folder', 'show', 'nothing')).rejects.toThrow(/no image nothing/);
  });

  it('reports an unchanged upload', async () => {
    const again = ['upload', path.join(folder, 'Red Barn.JPG'), '--alt', 'A red barn', '--name', 'barn-in-a-folder', '--point', '0.3,0.2'];
    expect(await run('folder', ...again)).toContain('is already stored like this');
  });

  it('rejects an SVG with the extension of an image, a long description and missing files, and stores nothing', async () => {
    const before = [await rows(), (await readdir(folder, { recursive: true })).length];
    await expect(run('folder', 'upload', path.join(folder, 'barn.png'), '--alt', 'A barn')).rejects.toThrow(/SVG/);
    await expect(run('folder', 'upload', path.join(folder, 'Red Barn.JPG'), '--alt', 'x'.repeat(301))).rejects.toThrow(/300 characters/);
    await expect(run('folder', 'upload', path.join(folder, 'nothing.jpg'), '--alt', 'A barn')).rejects.toThrow(/is not a file/);
    await expect(run('folder', 'upload', folder, '--alt', 'A barn', '--name', 'a')).rejects.toThrow(/is not a file/);
    expect([await rows(), (await readdir(folder, { recursive: true })).length]).toEqual(before);
  });

  it('stores nothing in the database if the media store is unavailable', async () => {
    bucket.failNext(100);
    const upload = run('bucket', 'upload', path.join(folder, 'Red Barn.JPG'), '--alt', 'A barn', '--name', 'lost');
    await expect(upload).rejects.toThrow('SlowDown');
    bucket.failNext(0);
    expect(await rows()).not.toContain('lost');
  });
});
