// Trousers and gear: every parameter shows, drawings repeat, nothing leaves the canvas.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArtworkSpec, type ArtworkType, artworkSpec } from '../../artwork-spec.ts';
import { type ArtworkSpecOf, type Color, type Garment, garmentFor } from '../../draw.ts';
import { parameters, variations } from '../../variations.ts';

const TYPES = [
  'pants',
  'jeans',
  'overalls',
  'shorts',
  'boot',
  'rubber-boot',
  'beanie',
  'cap',
  'gloves',
  'belt',
  'socks',
  'tote',
  'dog-coat',
  'collar',
  'leash',
  'gift-card',
] as const satisfies ArtworkType[];
const MID: Color = { hex: '#6f6b4c', accents: [] };
const COLORS: Color[] = [MID, { hex: '#efeadf', accents: [] }, { hex: '#1b1b1d', accents: ['#8f2f2a', '#d9c9a0'] }];

const drawing = async <T extends ArtworkType>(spec: ArtworkSpecOf<T>, color = MID, view: 'front' | 'back' = 'front') => {
  const garment: Garment<T> = await garmentFor<T>(spec.type as T);
  return garment.draw(spec, color, view);
};
const plain = (type: ArtworkType): ArtworkSpec => artworkSpec.parse({ type });

async function touchesFrame(svg: string): Promise<boolean> {
  const side = 160;
  const pixels = await sharp(Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const covered = (x: number, y: number) => (pixels[(y * side + x) * 4 + 3] ?? 0) > 8;
  return Array.from({ length: side }, (_, i) => covered(i, 0) || covered(i, side - 1) || covered(0, i) || covered(side - 1, i)).some(
    Boolean,
  );
}

describe.each(TYPES)('the drawing of %s', (type) => {
  const specs = [plain(type), ...variations(type)];
  let fronts: string[] = [];
  beforeAll(async () => {
    fronts = await Promise.all(specs.map((spec) => drawing(spec)));
  });

  it('changes with every value of every parameter', () => {
    expect(specs.length).toBe(1 + Object.values(parameters(type)).flat().length);
    const seen = new Map<string, string>();
    for (const [i, svg] of fronts.entries()) {
      expect(seen.get(svg), JSON.stringify(specs[i])).toBeUndefined();
      seen.set(svg, JSON.stringify(specs[i]));
    }
  });

  it('is the same for the same input', async () => {
    expect(await drawing(specs[0]!)).toBe(fronts[0]);
    expect(await drawing(specs.at(-1)!)).toBe(fronts.at(-1));
    expect(await drawing(specs[0]!, MID, 'back')).toBe(await drawing(specs[0]!, MID, 'back'));
  });

  it('follows the color', async () => {
    const drawn = await Promise.all(COLORS.map((color) => drawing(specs[0]!, color)));
    expect(new Set(drawn).size).toBe(COLORS.length);
  });

  it('stays inside the canvas in every variation, front and back', async () => {
    const back = await drawing(specs[0]!, MID, 'back');
    for (const [i, svg] of [...fronts, back].entries()) {
      const what = JSON.stringify(specs[i] ?? 'back');
      expect(svg, what).not.toMatch(/NaN|undefined|Infinity/);
      expect(await touchesFrame(svg), what).toBe(false);
    }
  });

  it('shows a close-up that lies on the canvas', async () => {
    const garment: Garment<ArtworkType> = await garmentFor<ArtworkType>(type);
    for (const spec of specs) {
      const [x, y, width] = garment.detail(spec).box;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1000);
      expect(y + width * 1.25).toBeLessThanOrEqual(1000);
      expect(width).toBeGreaterThanOrEqual(240);
      expect(width).toBeLessThanOrEqual(400);
    }
  });

  it('has its own back exactly if the type declares one', async () => {
    const { hasBack } = await garmentFor(type);
    expect((await drawing(specs[0]!, MID, 'back')) !== fronts[0]).toBe(hasBack);
  });
});
