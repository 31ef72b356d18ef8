import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArtworkSpec, type ArtworkType, artworkSpec } from '../../artwork-spec.ts';
import { type ArtworkSpecOf, type Color, type Garment, garmentFor } from '../../draw.ts';
import { parameters, variations } from '../../variations.ts';

const TYPES = [
  'jacket',
  'denim-jacket',
  'down-vest',
  'rain-shell',
  'parka',
  'flannel',
  'work-shirt',
  'tee',
  'henley',
  'hoodie',
] as const satisfies ArtworkType[];
const MID: Color = { hex: '#4a5a43', accents: ['#d9b36a', '#2b2624'] };

const draw = async <T extends ArtworkType>(spec: ArtworkSpecOf<T>, color = MID, view: 'front' | 'back' = 'front') =>
  (await garmentFor<T>(spec.type as T)).draw(spec, color, view);

async function touchesEdge(svg: string): Promise<boolean> {
  const side = 166;
  const pixels = await sharp(Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const covered = (x: number, y: number) => pixels[(y * side + x) * 4 + 3]! > 8;
  const steps = Array.from({ length: side }, (_, i) => i);
  return steps.some((i) => covered(i, 0) || covered(i, side - 1) || covered(0, i) || covered(side - 1, i));
}

describe.each(TYPES)('a %s', { timeout: 30_000 }, (type) => {
  const plain = artworkSpec.parse({ type });
  const specs: ArtworkSpec[] = [plain, ...variations(type)];
  let fronts: string[] = [];
  beforeAll(async () => {
    fronts = await Promise.all(specs.map((spec) => draw(spec)));
  });

  it('differs for every value of every parameter', () => {
    expect(specs).toHaveLength(1 + Object.values(parameters(type)).flat().length);
    expect(new Set(fronts).size).toBe(specs.length);
  });

  it('is the same drawing for the same input', async () => {
    expect(await draw(plain)).toBe(fronts[0]);
    expect(await draw(specs.at(-1)!)).toBe(fronts.at(-1));
  });

  it('never leaves the canvas, whatever its cut and length', async () => {
    for (const [i, svg] of fronts.entries()) {
      expect(svg, JSON.stringify(specs[i])).not.toMatch(/NaN|undefined|Infinity/);
      expect(await touchesEdge(svg), JSON.stringify(specs[i])).toBe(false);
    }
  });

  it('has its own back in every variation', async () => {
    const backs = await Promise.all(specs.map((spec) => draw(spec, MID, 'back')));
    for (const [i, back] of backs.entries()) {
      expect(back).not.toBe(fronts[i]);
      expect(back).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(await touchesEdge(backs[0]!)).toBe(false);
  });

  it('has its close-up on the canvas', async () => {
    const garment: Garment<ArtworkType> = await garmentFor<ArtworkType>(type);
    for (const spec of specs) {
      const [x, y, width] = garment.detail(spec).box;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1000);
      expect(y + width * 1.25).toBeLessThanOrEqual(1000);
    }
  });

  it('follows its color and its other yarns', async () => {
    const black = await draw(plain, { hex: '#1b1b1d', accents: [] });
    expect(black).not.toBe(fronts[0]);
  });
});

describe('the pattern of a shirt', () => {
  it('is woven in the colorway’s own yarns', async () => {
    const shirt = artworkSpec.parse({ type: 'flannel' });
    const own = await draw(shirt, { hex: '#7d2a26', accents: ['#d9b36a', '#2b2624'] });
    expect(own).toContain('#d9b36a');
    expect(own).not.toBe(await draw(shirt, { hex: '#7d2a26', accents: [] }));
  });
});
