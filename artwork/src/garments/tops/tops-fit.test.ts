import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, closeUp, topFit } from './tops-fit.ts';

const MARKS = { top: 92, armpit: 446, waist: 610, hem: 893, cuff: 844 };
const width = (cut: Cut, y: number) => {
  const fit = topFit(cut, 1, MARKS);
  return fit.at(700, y)[0] - fit.at(300, y)[0];
};

describe('the fit of a top', () => {
  it('leaves the drawn cut at its drawn length alone', () => {
    const fit = topFit('mens', 1, MARKS);
    expect(fit.torso).toBeUndefined();
    expect(fit.sleeve).toBeUndefined();
    expect(fit.at(321, 654)).toEqual([321, 654]);
  });

  it('narrows a woman’s shoulder and, more, her waist', () => {
    expect(width('womens', 200)).toBeLessThan(width('mens', 200));
    expect(width('womens', 610) / width('mens', 610)).toBeLessThan(width('womens', 200) / width('mens', 200));
  });

  it('makes a child’s garment 0.94 as wide and 0.82 as long, with hardware a quarter larger', () => {
    const fit = topFit('kids', 1, MARKS);
    expect(width('kids', 300) / width('mens', 300)).toBeCloseTo(0.94);
    expect((fit.at(500, 893)[1] - fit.at(500, 92)[1]) / (893 - 92)).toBeCloseTo(0.82);
    expect(fit.hardware).toBeCloseTo(1.25);
  });

  it('keeps every length and cut inside the frame, in its middle', () => {
    fc.assert(
      fc.property(fc.constantFrom<Cut>('mens', 'womens', 'kids'), fc.double({ min: 0.8, max: 1.7, noNaN: true }), (cut, length) => {
        const fit = topFit(cut, length, MARKS);
        const [top, bottom] = [fit.at(500, MARKS.top)[1], fit.at(500, MARKS.hem)[1]];
        expect(top).toBeGreaterThanOrEqual(35);
        expect(bottom).toBeLessThanOrEqual(969);
      }),
    );
  });

  it('keeps the order of points from left to right and from top to bottom', () => {
    const coordinate = fc.integer({ min: 100, max: 900 });
    fc.assert(
      fc.property(fc.constantFrom<Cut>('mens', 'womens', 'kids'), coordinate, coordinate, coordinate, (cut, a, b, c) => {
        const { at } = topFit(cut, 1.2, MARKS);
        if (a < b) {
          expect(at(a, c)[0]).toBeLessThan(at(b, c)[0]);
          expect(at(c, a)[1]).toBeLessThan(at(c, b)[1]);
        }
      }),
    );
  });

  it('moves a close-up with the cloth that it shows', () => {
    const fit = topFit('kids', 1, MARKS);
    const [x, y] = closeUp(fit, 'collar', [480, 300, 240]).box;
    expect([x, y]).toEqual(fit.at(480, 300).map(Math.round));
  });
});
