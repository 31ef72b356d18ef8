import { describe, expect, it } from 'vitest';
import { type ArtworkSpecInput, artworkSpec } from './artwork-spec.ts';
import { rgb } from './kit/color.ts';
import { GROUNDS, type RawImage, renderProduct, renderScene, renderSwatch } from './render.ts';

const DUCK = { hex: '#9a6b3c', accents: [] };
const render = (spec: ArtworkSpecInput, hex: string, width = 420) =>
  renderProduct(artworkSpec.parse(spec), { hex, accents: [] }, 'front', { width, ground: GROUNDS.chalk });

/** Returns the median color of a part of an image, given as shares of its width and height. */
function median({ data, width, height }: RawImage, [x0, y0, x1, y1]: [number, number, number, number]): number[] {
  return [0, 1, 2].map((c) => {
    const seen: number[] = [];
    for (let y = Math.round(y0 * height); y < y1 * height; y += 2)
      for (let x = Math.round(x0 * width); x < x1 * width; x += 2) seen.push(data[(y * width + x) * 3 + c]!);
    return seen.sort((a, b) => a - b)[seen.length >> 1]!;
  });
}
const farthest = (seen: number[], hex: string) => Math.max(...seen.map((v, c) => Math.abs(v - rgb(hex)[c]!)));

describe('a product image', { timeout: 30_000 }, () => {
  it('is a quarter higher than wide, at every width', async () => {
    for (const width of [85, 333, 500]) {
      const image = await render({ type: 'tee' }, '#5b6b4a', width);
      expect([image.width, image.height]).toEqual([width, Math.round(width * 1.25)]);
      expect(image.data).toHaveLength(image.width * image.height * 3);
    }
  });

  it('has the same bytes for the same input, in all three views', async () => {
    const spec = artworkSpec.parse({ type: 'jacket' });
    for (const view of ['front', 'back', 'detail'] as const) {
      const [a, b] = await Promise.all([0, 1].map(() => renderProduct(spec, DUCK, view, { width: 240, ground: GROUNDS.fog })));
      expect(a!.data.equals(b!.data)).toBe(true);
    }
  });

  it('has the given flat background, with a shadow on it', async () => {
    const image = await render({ type: 'jacket' }, DUCK.hex);
    for (const corner of [0, 419, 524 * 420, 525 * 420 - 1])
      expect([...image.data.subarray(corner * 3, corner * 3 + 3)]).toEqual(rgb(GROUNDS.chalk));
    const besideHem = median(image, [0.76, 0.72, 0.8, 0.76]);
    expect(besideHem[0]!).toBeLessThan(rgb(GROUNDS.chalk)[0]);
  });

  it('is filled with fabric in a close-up', async () => {
    const image = await renderProduct(artworkSpec.parse({ type: 'jacket' }), DUCK, 'detail', { width: 240, ground: '#00ff00' });
    expect(farthest(median(image, [0, 0, 1, 1]), DUCK.hex)).toBeLessThan(40);
  });
});

describe('the color of cloth', { timeout: 60_000 }, () => {
  const swatches = ['#efeadf', '#c9b58f', '#9a6b3c', '#4a5a43', '#2c3a52', '#7d2a26', '#1b1b1d'];

  it('lies within 10 steps a channel of the swatch on a canvas jacket', async () => {
    for (const hex of swatches) {
      const seen = median(await render({ type: 'jacket' }, hex), [0.32, 0.47, 0.68, 0.74]);
      expect(farthest(seen, hex), hex).toBeLessThanOrEqual(10);
    }
  });

  it('lies within 15 steps a channel on every other top', async () => {
    const specs: ArtworkSpecInput[] = [
      { type: 'denim-jacket' },
      { type: 'down-vest' },
      { type: 'rain-shell' },
      { type: 'parka' },
      { type: 'flannel', pattern: 'solid' },
      { type: 'work-shirt' },
      { type: 'tee' },
      { type: 'henley', knit: 'rib' },
      { type: 'hoodie' },
    ];
    for (const spec of specs)
      for (const hex of ['#efeadf', '#9a6b3c', '#1b1b1d']) {
        const seen = median(await render(spec, hex), [0.32, 0.47, 0.68, 0.74]);
        expect(farthest(seen, hex), `${JSON.stringify(spec)} in ${hex}`).toBeLessThanOrEqual(15);
      }
  });

  it('lies within 18 steps a channel on a swatch of every cloth', async () => {
    for (const cloth of ['canvas', 'denim', 'corduroy', 'nylon', 'wool', 'sherpa', 'leather', 'knit', 'linen'] as const)
      for (const hex of ['#efeadf', '#9a6b3c', '#1b1b1d']) {
        const image = await renderSwatch({ cloth }, { hex, accents: [] }, 96);
        expect([image.width, image.height]).toEqual([96, 96]);
        expect(farthest(median(image, [0.1, 0.1, 0.9, 0.9]), hex), `${cloth} in ${hex}`).toBeLessThanOrEqual(18);
      }
  });
});

describe('a scene', () => {
  it('fails for an unknown name and quotes it', async () => {
    await expect(renderScene('moon-base', 320)).rejects.toThrow(/moon-base/);
  });
});
