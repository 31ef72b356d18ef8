import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedFormats, readImageRequest, sizeSteps } from './image-request.ts';
import { targetSize } from './image-service.ts';

const read = (path: string) => readImageRequest(new URL(path, 'http://shop.example'));

describe('an image URL', () => {
  it('is parsed with size, quality and format, rounded to supported sizes', () => {
    expect(read('/i/ridge/4117-10-front?w=333&qlt=72&fmt=webp&v=abc')).toEqual({
      endpoint: 'ridge',
      name: '4117-10-front',
      width: 340,
      height: 0,
      quality: 80,
      format: 'webp',
      point: undefined,
      version: 'abc',
    });
  });

  it('contains the focal point of a crop, rounded to the center of a ninth of the image', () => {
    expect(read('/i/ridge/x?w=500&h=250&point=0.34,0.95')).toMatchObject({ width: 500, height: 250, point: [1 / 2, 5 / 6] });
    expect(read('/i/ridge/x?w=500&point=0.34,0.95')).toMatchObject({ point: undefined });
  });

  it.each([
    '/i/ridge',
    '/i/ridge/a/b',
    '/i/ridge/..%2f..%2fetc',
    '/i/ridge/x?w=0',
    '/i/ridge/x?w=-5',
    '/i/ridge/x?w=-1',
    '/i/ridge/x?w=1e9',
    '/i/ridge/x?w=1000000000',
    '/i/ridge/x?w=0x55',
    '/i/ridge/x?w= 85',
    '/i/ridge/..',
    '/i/ridge/%2e%2e',
    '/i/%2e%2e/x',
    '/i/ridge/x%00',
    '/i/ridge/x.svg',
    '/i/ridge/x?qlt=7e1',
    '/i/ridge/x?point=0.5',
    '/i/ridge/x?point=2,0',
    '/i/ridge/x?point=-0.1,0.5',
    '/i/ridge/x?point=NaN,0',
    '/i/ridge/x?fmt=',
    '/i/ridge/x?fmt=toString',
    '/i/ridge/x?h=3.5',
    '/i/ridge/x?qlt=0',
    '/i/ridge/x?qlt=101',
    '/i/ridge/x?fmt=svg',
  ])('is rejected with an error: %s', (path) => expect(read(path)).toHaveProperty('error'));

  it('never selects more sizes than the supported steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }), (w, h) => {
        const requested = read(`/i/ridge/x?w=${w}${h ? `&h=${h}` : ''}`);
        if ('error' in requested) throw new Error(requested.error);
        expect(sizeSteps).toContain(requested.width);
        const shape = targetSize(requested, 4 / 5);
        expect(Math.max(shape.width, shape.height)).toBeLessThanOrEqual(2_000);
        expect(Math.min(shape.width, shape.height)).toBeGreaterThan(0);
      }),
    );
  });

  it('has one of nine focal points, none further than a sixth of a side from the requested one', () => {
    const fraction = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000);
    const cells = new Set<string>();
    fc.assert(
      fc.property(fraction, fraction, (x, y) => {
        const requested = read(`/i/ridge/x?w=500&h=500&point=${x.toFixed(4)},${y.toFixed(4)}`);
        if ('error' in requested || !requested.point) throw new Error('the point is missing');
        cells.add(requested.point.join());
        for (const [index, part] of [x, y].entries()) expect(Math.abs(part - (requested.point[index] ?? 9))).toBeLessThan(1 / 6 + 1e-9);
      }),
    );
    expect(cells.size).toBeLessThanOrEqual(9);
  });

  it('selects the best accepted format', () => {
    expect(acceptedFormats('image/avif,image/webp,*/*')).toEqual(['avif', 'webp', 'jpeg']);
    expect(acceptedFormats('image/webp')).toEqual(['webp', 'jpeg']);
    expect(acceptedFormats(null)).toEqual(['jpeg']);
  });
});
