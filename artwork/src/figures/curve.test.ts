import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatten, type Point } from '../kit/geometry.ts';
import { bothSides, curve, mirrored } from './curve.ts';

const point = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
const points = fc.uniqueArray(point, { minLength: 3, maxLength: 9, selector: String });
const runOf = (points: Point[]) => points.map((point) => point.join(' ')).join(' ');
const distanceTo = (path: Point[], [x, y]: Point) => Math.min(...path.map(([px, py]) => Math.hypot(px - x, py - y)));

describe('a curve through points', () => {
  it('passes through all of them, open or closed, for any points', () => {
    fc.assert(
      fc.property(points, fc.boolean(), (points, isClosed) => {
        const path = flatten(curve(runOf(points) + (isClosed ? ' z' : '')));
        for (const point of points) expect(distanceTo(path, point)).toBeLessThan(0.1);
      }),
    );
  });

  it('approximates a circle through points on a circle', () => {
    const ring = Array.from(
      { length: 6 },
      (_, i): Point => [Math.round(300 * Math.cos((i * Math.PI) / 3)), Math.round(300 * Math.sin((i * Math.PI) / 3))],
    );
    for (const [x, y] of flatten(curve(`${runOf(ring)} z`))) expect(Math.abs(Math.hypot(x, y) - 300)).toBeLessThan(1.5);
  });

  it('is straight between two corners, and has corners only at marked points', () => {
    expect(curve('0 0 / 100 0 / 100 50 /')).toBe('M0 0L100 0L100 50');
    expect(curve('0 0 100 0 100 50')).toContain('C');
  });

  it('is positioned by its stage', () => {
    expect(curve('0 0 / 10 20', { scale: 2, x: 5, y: 7 })).toBe('M5 7L25 47');
  });
});

describe('the other side of a body', () => {
  it('is the same body when it is mirrored twice', () => {
    fc.assert(
      fc.property(points, (points) => {
        expect(mirrored(mirrored(runOf(points)))).toBe(runOf(points));
      }),
    );
  });

  it('has the same distance from the middle and the same corners', () => {
    expect(bothSides('0 0 / 30 10 40 50 / 0 90')).toBe('0 0 / 30 10 40 50 / 0 90 -40 50 / -30 10 z');
  });
});
