import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AssetStore } from '../media/asset-store.ts';
import { prepareImage } from '../media/prepare-image.ts';
import { putImage, putMetadata } from '../media/stored-image.ts';
import { createUploadedImages } from './uploaded-images.ts';

function aStore() {
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const state = { isAway: false };
  const store: AssetStore = {
    async get(key) {
      asked.push(key);
      if (state.isAway) throw new Error('the store is away');
      return files.get(key);
    },
    async put(key, bytes) {
      files.set(key, bytes);
    },
  };
  return { store, asked, state };
}

async function put(store: AssetStore, name: string, background: string) {
  const picture = await prepareImage(
    await sharp({ create: { width: 64, height: 32, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await putImage(store, name, picture);
  const { version, width, height, ground } = picture;
  await putMetadata(store, name, { version, width, height, ground, point: [0.25, 0.75] });
  return version;
}

describe('uploaded images', () => {
  it('provide metadata to the image service and are fetched when an image is rendered', async () => {
    const { store, asked } = aStore();
    const version = await put(store, 'barn', '#aa3322');
    const picture = await createUploadedImages(store).find('barn');
    expect(picture).toMatchObject({ name: 'barn', version, ratio: 2, focus: [0.25, 0.75] });
    expect(asked).toEqual(['pictures/barn.json']);
    expect(await picture?.recipe()).toMatchObject({ kind: 'photo' });
  });

  it('are looked up once for concurrent requests and again after half a minute', async () => {
    const { store, asked } = aStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const pictures = createUploadedImages(store, () => now);
    await Promise.all(Array.from({ length: 20 }, () => pictures.find('barn')));
    now = 30_000;
    await pictures.find('barn');
    expect(asked.length).toBe(1);
    now = 30_001;
    await pictures.find('barn');
    expect(asked.length).toBe(2);
  });

  it('are looked up again for another version, at most once a second', async () => {
    const { store, asked } = aStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const pictures = createUploadedImages(store, () => now);
    await pictures.find('barn');
    const next = await put(store, 'barn', '#2233aa');
    now = 1_001;
    expect((await pictures.find('barn', next))?.version).toBe(next);
    for (let time = 0; time < 50; time++) await pictures.find('barn', 'made-up');
    expect(asked.length).toBe(2);
  });

  it('keep their metadata while the store is unavailable', async () => {
    const { store, state } = aStore();
    await put(store, 'barn', '#aa3322');
    let now = 0;
    const pictures = createUploadedImages(store, () => now);
    await pictures.find('barn');
    state.isAway = true;
    now = 3_600_000;
    expect(await pictures.find('barn')).toBeDefined();
    await expect(pictures.find('shed')).rejects.toThrow('away');
  });

  it('are not looked up for invalid names', async () => {
    const { store, asked } = aStore();
    for (const name of ['Barn', 'barn_1', '-barn', '..', 'x'.repeat(81)])
      expect(await createUploadedImages(store).find(name)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
