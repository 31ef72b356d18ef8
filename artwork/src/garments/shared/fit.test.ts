import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_DRAWN, moveLegs, profile, scaled, sequence } from './fit.ts';

const rows = [
  [100, 340],
  [300, 305],
  [500, 290],
  [900, 284],
] as const;
const place = fc.tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0, max: 1000, noNaN: true }));

describe('a profile', () => {
  it('passes through its rows and is constant outside of them', () => {
    const at = profile(rows);
    for (const [y, value] of rows) expect(at(y)).toBeCloseTo(value, 6);
    expect(at(0)).toBe(340);
    expect(at(1000)).toBe(284);
  });
});

describe('moving legs', () => {
  const leg = {
    rise: 380,
    outer: rows,
    inner: [
      [380, 500],
      [640, 460],
      [900, 430],
    ],
  } as const;

  it('moves no point if nothing changes', () => {
    expect(moveLegs(leg, [AS_DRAWN])).toBeUndefined();
    const move = moveLegs(leg, [AS_DRAWN], (y) => y)!;
    fc.assert(
      fc.property(place, ([x, y]) => {
        const [X, Y] = move(x, y);
        expect(X).toBeCloseTo(x, 6);
        expect(Y).toBe(y);
      }),
    );
  });

  it('moves both legs alike, mirrored about the middle', () => {
    const move = moveLegs(leg, [
      {
        outer: [
          [100, 10],
          [900, 40],
        ],
        inner: [
          [380, 0],
          [900, -20],
        ],
      },
    ])!;
    fc.assert(
      fc.property(place, ([x, y]) => {
        fc.pre(x !== 500);
        expect(move(1000 - x, y)[0]).toBeCloseTo(1000 - move(x, y)[0], 6);
      }),
    );
  });

  it('puts the drawn edges on the new edges, and sums several changes', () => {
    const narrower = { outer: [[900, 20]], inner: [[900, -10]] } as const;
    const [outer] = moveLegs(leg, [narrower, narrower])!(284, 900);
    const [inner] = moveLegs(leg, [narrower, narrower])!(430, 900);
    expect(outer).toBeCloseTo(324, 6);
    expect(inner).toBeCloseTo(410, 6);
  });

  it('keeps the middle seam above the rise in the middle', () => {
    const move = moveLegs(leg, [{ outer: [[100, 60]], inner: [[900, -40]] }])!;
    expect(move(500, 200)).toEqual([500, 200]);
  });
});

describe('moves', () => {
  it('scale about a fixed point, then translate', () => {
    expect(scaled(2, 0.5, [100, 100])(100, 100)).toEqual([100, 100]);
    expect(scaled(2, 0.5, [100, 100], 5, -5)(110, 120)).toEqual([125, 105]);
  });
  it('are applied one after another', () => {
    const move = sequence(scaled(2, 2, [0, 0]), scaled(1, 1, [0, 0], 1, 1));
    expect(move(3, 4)).toEqual([7, 9]);
    expect(sequence()(3, 4)).toEqual([3, 4]);
  });
});
