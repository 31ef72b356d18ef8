import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedFormats, ladder, readPictureRequest } from './picture-request.ts';
import { shapeOf } from './picture-service.ts';

const read = (path: string) => readPictureRequest(new URL(path, 'http://shop.example'));

describe('the address of a picture', () => {
  it('is read with its size, quality and format, snapped to what is made', () => {
    expect(read('/i/ridge/4117-10-front?w=333&qlt=72&fmt=webp&v=abc')).toEqual({
      endpoint: 'ridge',
      name: '4117-10-front',
      width: 340,
      height: 0,
      quality: 80,
      format: 'webp',
      version: 'abc',
    });
  });

  it.each([
    '/i/ridge',
    '/i/ridge/a/b',
    '/i/ridge/..%2f..%2fetc',
    '/i/ridge/x?w=0',
    '/i/ridge/x?w=-5',
    '/i/ridge/x?w=1e9x',
    '/i/ridge/x?h=3.5',
    '/i/ridge/x?qlt=0',
    '/i/ridge/x?qlt=101',
    '/i/ridge/x?fmt=svg',
  ])('says what is wrong with %s', (path) => expect(read(path)).toHaveProperty('problem'));

  it('never asks for more shapes than the ladder has, whatever is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (w, h) => {
        const asked = read(`/i/ridge/x?w=${w}${h ? `&h=${h}` : ''}`);
        if ('problem' in asked) throw new Error(asked.problem);
        expect(ladder).toContain(asked.width);
        const shape = shapeOf(asked, 4 / 5);
        expect(Math.max(shape.width, shape.height)).toBeLessThanOrEqual(2_000);
        expect(Math.min(shape.width, shape.height)).toBeGreaterThan(0);
      }),
    );
  });

  it('takes the best format that the browser names', () => {
    expect(acceptedFormats('image/avif,image/webp,*/*')).toEqual(['avif', 'webp', 'jpeg']);
    expect(acceptedFormats('image/webp')).toEqual(['webp', 'jpeg']);
    expect(acceptedFormats(null)).toEqual(['jpeg']);
  });
});
