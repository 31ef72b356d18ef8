import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetStore } from './asset-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createObjectStore, ObjectStoreError } from './object-store.ts';
import { credentials, type FakeS3, startFakeS3 } from './testing/fake-s3.ts';

let folder: string;
let bucket: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-media-'));
  bucket = await startFakeS3();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
const open: Record<string, () => AssetStore> = {
  'a folder store': () => createFolderStore(folder),
  'a bucket store': () => createObjectStore({ ...credentials, address: bucket.url }),
  'a folder of a bucket': () => createObjectStore({ ...credentials, address: `${bucket.url}/shop/media/` }),
};

describe.each(Object.keys(open))('uploaded files in %s', (kind) => {
  const store = () => open[kind]?.() as AssetStore;

  it('are read as they were stored', async () => {
    await store().put('pictures/barn.0123456789.webp', bytes, 'image/webp');
    expect(Buffer.from((await store().get('pictures/barn.0123456789.webp')) ?? []).equals(bytes)).toBe(true);
  });

  it('are replaced completely', async () => {
    await store().put('pictures/barn.json', bytes, 'application/json');
    await store().put('pictures/barn.json', Buffer.from('{}'), 'application/json');
    expect(Buffer.from((await store().get('pictures/barn.json')) ?? []).toString()).toBe('{}');
  });

  it('are undefined if they were not stored', async () => {
    expect(await store().get('pictures/nothing.json')).toBeUndefined();
  });

  it.each([
    '../secret',
    'pictures/../../secret',
    '/etc/passwd',
    'pictures//barn',
    'pictures/..',
    'pictures/ba rn',
    'pictures/barn?x',
    '',
    '.',
  ])('reject the key %j', async (key) => {
    await expect(store().get(key)).rejects.toThrow(RangeError);
    await expect(store().put(key, bytes, 'image/webp')).rejects.toThrow(RangeError);
  });
});

describe('a folder store', () => {
  it('contains no partial file', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.sort()).toEqual(['pictures', 'pictures/barn.0123456789.webp', 'pictures/barn.json']);
  });
});

describe('a bucket store', () => {
  it('stores files with their media type in its folder', () => {
    expect(bucket.files.get('pictures/barn.0123456789.webp')?.mediaType).toBe('image/webp');
    expect(bucket.files.has('shop/media/pictures/barn.json')).toBe(true);
  });

  it.each([
    [{ secret: 'another' }, 'SignatureDoesNotMatch'],
    [{ keyId: 'nobody' }, 'InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('rejects a request signed with %o, and the error does not contain the secret', async (part, code) => {
    const store = createObjectStore({ ...credentials, address: bucket.url, ...part });
    const failure = await store.get('pictures/barn.json').catch((error: Error) => error);
    expect(failure).toBeInstanceOf(ObjectStoreError);
    expect(String(failure)).toContain(code);
    expect(String(failure)).not.toContain(credentials.secret);
  });

  it('reports a missing bucket as an error, not as a missing file', async () => {
    const store = createObjectStore({ ...credentials, address: new URL('/elsewhere', bucket.url).href });
    await expect(store.get('pictures/barn.json')).rejects.toThrow('NoSuchBucket');
  });

  it('is retried while it is busy, up to a limit', async () => {
    const store = createObjectStore({ ...credentials, address: bucket.url });
    bucket.failNext(2);
    expect(await store.get('pictures/barn.json')).toBeDefined();
    bucket.failNext(3);
    await expect(store.get('pictures/barn.json')).rejects.toThrow('SlowDown');
  });
});
