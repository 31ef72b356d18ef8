import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artworkVersion, imageVersion, listDemoImages } from './demo-image-list.ts';
import { createDemoImages } from './demo-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-artwork-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the version of a rendered image', () => {
  it('changes with any change of the artwork program, and only then', async () => {
    const copy = path.join(folder, 'artwork');
    await cp(new URL('../../../artwork/src', import.meta.url), copy, { recursive: true });
    const before = await artworkVersion(copy);
    expect(before).toBe(await artworkVersion());
    await writeFile(path.join(copy, 'garments', 'tee.test.ts'), '// a test draws nothing');
    expect(await artworkVersion(copy)).toBe(before);
    await writeFile(path.join(copy, 'kit', 'color.ts'), '// another color');
    expect(await artworkVersion(copy)).not.toBe(before);
  });

  it('depends on the program and on each part of the specification', () => {
    const color = { hex: '#9a6b3c', accents: [] };
    const versions = [
      imageVersion('program 1', { type: 'tee' }, color, 'front'),
      imageVersion('program 2', { type: 'tee' }, color, 'front'),
      imageVersion('program 1', { type: 'tee' }, color, 'back'),
      imageVersion('program 1', { type: 'tee' }, { ...color, hex: '#9a6b3d' }, 'front'),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('exists for every image of the brand and the most viewed ones', async () => {
    const source = createDemoImages();
    const [scene = '', , first = ''] = await source.mostViewed();
    expect(await (await source.find(scene))?.recipe()).toMatchObject({ kind: 'scene' });
    const front = await source.find(first);
    expect(front).toMatchObject({ name: first, ratio: 0.8 });
    expect(await front?.recipe()).toMatchObject({ kind: 'product', view: 'front' });
    expect(await source.find('4117-10-sideways')).toBeUndefined();
    expect(await source.find('scene-constructor')).toBeUndefined();
  });

  it('exists for the figures of the size guides, which have the background color of the brand', async () => {
    const source = createDemoImages(listDemoImages);
    const figure = await source.find('measure-mens-top');
    expect(figure).toMatchObject({ name: 'measure-mens-top', ratio: 0.8, ground: '#f2efe7' });
    expect(figure?.version).toMatch(/^[0-9a-f]{10}$/);
    expect(figure?.version).not.toBe((await source.find('measure-dog'))?.version);
    expect(await figure?.recipe()).toEqual({ kind: 'figure', figure: 'measure-mens-top' });
    for (const name of ['measure-unicorn', 'measure-', 'constructor']) expect(await source.find(name)).toBeUndefined();
  });
});
