import { describe, expect, it } from 'vitest';
import { artworkSpec as lookSchema } from './artwork-spec.ts';
import { garmentFor, garments, hasBack } from './draw.ts';
import { parameters } from './variations.ts';

const types = lookSchema.options.map((option) => option.shape.type.value);

describe('the garments', () => {
  it('cover every type of look, and nothing else', () => {
    expect(Object.keys(garments).sort()).toEqual(types.toSorted());
  });

  it.each(types)('draw a %s and say where its close-up is', async (type) => {
    const garment = await garmentFor(type);
    expect(garment.draw).toBeTypeOf('function');
    expect(garment.detail).toBeTypeOf('function');
    expect(await hasBack(lookSchema.parse({ type }))).toBe(garment.hasBack);
  });

  it('are varied by the parameters that the vocabulary of looks has', () => {
    expect(parameters('tee').neck).toEqual(['v', 'scoop']);
    expect(parameters('tee').pocket).toEqual([false]);
    expect(parameters('leash')).toEqual({ cloth: ['canvas'] });
  });
});
