import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AssetStore } from '../media/asset-store.ts';
import { prepareImage } from '../media/prepare-image.ts';
import { putImage, putMetadata } from '../media/stored-image.ts';
import { createUploadedImages } from './uploaded-images.ts';

function buildStore() {
  const files = new Map<string, Uint8Array>();
  const requested: string[] = [];
  const state = { isAway: false };
  const store: AssetStore = {
    async get(key) {
      requested.push(key);
      if (state.isAway) throw new Error('the store is away');
      return files.get(key);
    },
    async put(key, bytes) {
      files.set(key, bytes);
    },
  };
  return { store, requested, state };
}

async function put(store: AssetStore, name: string, background: string) {
  const image = await prepareImage(
    await sharp({ create: { width: 64, height: 32, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await putImage(store, name, image);
  const { version, width, height, ground } = image;
  await putMetadata(store, name, { version, width, height, ground, point: [0.25, 0.75] });
  return version;
}

describe('uploaded images', () => {
  it('provide metadata to the image service and are fetched when an image is rendered', async () => {
    const { store, requested } = buildStore();
    const version = await put(store, 'barn', '#aa3322');
    const image = await createUploadedImages(store).find('barn');
    expect(image).toMatchObject({ name: 'barn', version, ratio: 2, focus: [0.25, 0.75] });
    expect(requested).toEqual(['pictures/barn.json']);
    expect(await image?.recipe()).toMatchObject({ kind: 'photo' });
  });

  it('are looked up once for concurrent requests and again after half a minute', async () => {
    const { store, requested } = buildStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const images = createUploadedImages(store, () => now);
    await Promise.all(Array.from({ length: 20 }, () => images.find('barn')));
    now = 30_000;
    await images.find('barn');
    expect(requested.length).toBe(1);
    now = 30_001;
    await images.find('barn');
    expect(requested.length).toBe(2);
  });

  it('are looked up again for another version, at most once a second', async () => {
    const { store, requested } = buildStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const images = createUploadedImages(store, () => now);
    await images.find('barn');
    const next = await put(store, 'barn', '#2233aa');
    now = 1_001;
    expect((await images.find('barn', next))?.version).toBe(next);
    for (let time = 0; time < 50; time++) await images.find('barn', 'made-up');
    expect(requested.length).toBe(2);
  });

  it('keep their metadata while the store is unavailable', async () => {
    const { store, state } = buildStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const images = createUploadedImages(store, () => now);
    await images.find('barn');
    state.isAway = true;
    now = 3_600_000;
    expect(await images.find('barn')).toBeDefined();
    await expect(images.find('shed')).rejects.toThrow('away');
  });

  it('are not looked up for invalid names', async () => {
    const { store, requested } = buildStore();
    for (const name of ['Barn', 'barn_1', '-barn', '..', 'x'.repeat(81)])
      expect(await createUploadedImages(store).find(name)).toBeUndefined();
    expect(requested).toEqual([]);
  });
});
