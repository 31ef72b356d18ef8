import { describe, expect, it } from 'vitest';
import { artworkSpec } from './artwork-spec.ts';
import { garmentFor, garments, hasBack } from './draw.ts';
import { parameters } from './variations.ts';

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

  it('vary with the parameters of the spec schema', () => {
    expect(parameters('tee').neck).toEqual(['v', 'scoop']);
    expect(parameters('tee').pocket).toEqual([false]);
    expect(parameters('leash')).toEqual({ cloth: ['canvas'] });
  });
});
