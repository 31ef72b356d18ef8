import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleDistance } from './distance.ts';

/** Kilometers. The formula is least accurate for opposite points of the Earth, where its rounding errors reach decimeters. */
const tolerance = 1e-3;

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the great-circle distance', () => {
  it('is that of known pairs of cities', () => {
    const [ely, duluth] = [
      { latitude: 47.9032, longitude: -91.8671 },
      { latitude: 46.7867, longitude: -92.1005 },
    ];
    expect(greatCircleDistance(ely, duluth, 'mi')).toBeCloseTo(77.9, 0);
    expect(greatCircleDistance(ely, duluth, 'km')).toBeCloseTo(125.4, 0);
    const [quito, antipode] = [
      { latitude: 0, longitude: -78 },
      { latitude: 0, longitude: 102 },
    ];
    expect(greatCircleDistance(quito, antipode, 'km')).toBeCloseTo(Math.PI * 6371, 3);
  });

  it('is symmetric, zero for one place only, at most half of the circumference, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const distance = (one: typeof a, other: typeof a) => greatCircleDistance(one, other, 'km');
        expect(distance(a, a)).toBe(0);
        expect(Math.abs(distance(a, b) - distance(b, a))).toBeLessThanOrEqual(tolerance);
        expect(distance(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + tolerance);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + tolerance);
      }),
    );
  });

  it('is the same across the date line', () => {
    const distance = greatCircleDistance({ latitude: 52, longitude: 179.9 }, { latitude: 52, longitude: -179.9 }, 'km');
    expect(distance).toBeLessThan(14);
  });
});
