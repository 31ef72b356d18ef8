import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, chance, flatten, mirror, offset, points, thin } from './geometry.ts';
import { Sheet } from './sheet.ts';
import { factsOf } from './sheet-facts.ts';
import { bend, bendPath, drifted } from './sway.ts';

const SQUARE = 'M100 100L300 100L300 300L100 300Z';

describe('a drawing sheet', () => {
  it('writes a shape only once for several layers', () => {
    const s = new Sheet();
    const d = 'M100 100C140 90 260 90 300 100L304 300C260 310 140 310 96 300Z';
    s.body(d, { fill: '#884422' });
    expect(s.toString().split(d)).toHaveLength(2);
  });

  it('moves its drawings, including clip paths and hardware', () => {
    const s = new Sheet();
    s.moved(
      (x, y) => [x + 50, y],
      () => s.inside(SQUARE, () => s.add('paint', '<circle cx="200" cy="200" r="5"/>')),
    );
    expect(s.toString()).toContain('<circle cx="250" cy="200"');
    expect(s.toString()).toMatch(/<clipPath id="c1"><path d="M150 100/);
  });

  it('records parts where its moves place them', () => {
    const s = new Sheet();
    s.moved(
      (x, y) => [x + 50, y * 2],
      () =>
        s.moved(
          (x, y) => [x, y + 1],
          () => s.part('collar', 200, 100),
        ),
    );
    s.part('hood', 1, 2);
    expect(factsOf(s.toString()).parts).toEqual([
      ['collar', 250, 202],
      ['hood', 1, 2],
    ]);
  });

  it('clips marks in all layers to an outline', () => {
    const s = new Sheet();
    s.inside(SQUARE, () => s.stroke('folds', 'M0 0L9 9', '#000', 2));
    expect(s.toString()).toContain('<g id="folds" display="none"><g clip-path="url(#c1)">');
  });
});

describe('bending', () => {
  it('does not change patterns and relative paths', () => {
    const svg = '<pattern id="a"><path d="M0 0L9 9"/></pattern><path d="M0 0v4"/>';
    expect(bend(svg, (x, y) => [x + 1, y + 1])).toBe(svg);
  });

  it('does not change a path without movement', () => {
    expect(bendPath('M10 20L30 40Q50 60 70 80Z', (x, y) => [x, y])).toBe('M10 20L30 40Q50 60 70 80Z');
  });

  it('moves no point farther than twice the amount in either direction', () => {
    const move = drifted({ amount: 4, seed: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (x, y) => {
        const [X, Y] = move(x, y);
        expect(Math.max(Math.abs(X - x), Math.abs(Y - y))).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('geometry', () => {
  it('returns the same random numbers for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (seed) => {
        const [a, b] = [chance(seed), chance(seed)];
        expect([a(), a.range(2, 5), a.near(0, 9)]).toEqual([b(), b.range(2, 5), b.near(0, 9)]);
      }),
    );
  });

  it('returns the same path after mirroring twice', () => {
    expect(mirror(mirror(SQUARE))).toBe(SQUARE);
  });

  it('reads points from text in pairs', () => {
    expect(points('1 2 3.5 -4')).toEqual([
      [1, 2],
      [3.5, -4],
    ]);
  });

  it('divides a line into equal steps', () => {
    const steps = along('M0 0L100 0', 25);
    expect(steps.map((p) => p.x)).toEqual([0, 25, 50, 75, 100]);
  });

  it('keeps the ends of a line that it simplifies or offsets', () => {
    const line = flatten('M0 0C40 0 60 30 100 30');
    expect(thin(line, 2).at(0)).toEqual(line[0]);
    expect(thin(line, 2).at(-1)).toEqual(line.at(-1));
    expect(flatten(offset('M0 0L100 0', 10))[0]).toEqual([0, 10]);
  });
});
