import { describe, expect, it } from 'vitest';
import type { ArtworkType } from './artwork-spec.ts';
import { artworkSpec } from './artwork-spec.ts';
import { type ArtworkSpecOf, type Garment, garmentFor, garments, hasBack, partsOf } from './draw.ts';
import { factsOf } from './kit/sheet-facts.ts';
import { parameters, variations } from './variations.ts';

const types = artworkSpec.options.map((option) => option.shape.type.value);

describe('the garments', () => {
  it('exist for exactly the types of specs', () => {
    expect(Object.keys(garments).sort()).toEqual(types.toSorted());
  });

  it.each(types)('draw a %s and return its close-up', async (type) => {
    const garment = await garmentFor(type);
    expect(garment.draw).toBeTypeOf('function');
    expect(garment.detail).toBeTypeOf('function');
    expect(await hasBack(artworkSpec.parse({ type }))).toBe(garment.hasBack);
  });

  it.each(types)('draw the part that the close-up of a %s shows inside of its box, in every variation', async (type) => {
    const garment: Garment<ArtworkType> = await garmentFor<ArtworkType>(type);
    const specs = [artworkSpec.parse({ type }), ...variations(type)];
    for (const spec of type === 'gift-card' ? [] : specs) {
      const { part, box } = garment.detail(spec);
      const [left, top, width] = box;
      const isShown = (await partsOf(spec)).some(({ name, x, y }) => {
        const [across, down] = [x * 1000 - left, y * 1250 - 125 - top];
        return name === part && across > 0 && across < width && down > 0 && down < width * 1.25;
      });
      expect(isShown, `${part} of ${JSON.stringify(spec)}`).toBe(true);
    }
  });

  it('vary with the parameters of the spec schema', () => {
    expect(parameters('tee').neck).toEqual(['v', 'scoop']);
    expect(parameters('tee').pocket).toEqual([false]);
    expect(parameters('leash')).toEqual({ cloth: ['canvas'] });
  });
});

it('a double front of nylon has the weave of nylon, whatever the pants are made of', async () => {
  const { draw } = await garmentFor('pants');
  const clothsOf = (panels: 'self' | 'nylon') => {
    const { forms } = factsOf(
      draw(
        artworkSpec.parse({ type: 'pants', cloth: 'twill', panels }) as ArtworkSpecOf<'pants'>,
        { hex: '#8a5a33', accents: [] },
        'front',
      ),
    );
    return new Set(forms.map(({ cloth }) => cloth));
  };
  expect(clothsOf('nylon')).toContain('nylon');
  expect(clothsOf('self')).not.toContain('nylon');
});
