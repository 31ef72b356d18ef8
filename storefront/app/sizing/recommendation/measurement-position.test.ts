import { describe, expect, it } from 'vitest';
import { isAscending, positionOf } from './measurement-position.ts';

const tolerance = 0.2;

describe('the position of a measurement among sizes', () => {
  it('takes an amount up to a third of a narrow gap beyond a size as that size', () => {
    // A third of the gap of 0.3 is less than the tolerance.
    const narrow = [
      [34, 36],
      [36.3, 38],
    ] as const;
    expect(positionOf(narrow, 36.09, tolerance)).toEqual({ kind: 'in', at: 0 });
    expect(positionOf(narrow, 36.11, tolerance)).toEqual({ kind: 'between', at: 1, smaller: 0 });
    expect(positionOf(narrow, 36.19, tolerance)).toEqual({ kind: 'between', at: 1, smaller: 0 });
    expect(positionOf(narrow, 36.21, tolerance)).toEqual({ kind: 'in', at: 1 });
  });

  it('takes an amount beyond a size by no more than the tolerance where the gap is wide', () => {
    const wide = [
      [34, 36],
      [38, 40],
    ] as const;
    expect(positionOf(wide, 36.19, tolerance)).toEqual({ kind: 'in', at: 0 });
    expect(positionOf(wide, 36.21, tolerance)).toEqual({ kind: 'between', at: 1, smaller: 0 });
    expect(positionOf(wide, 37.79, tolerance)).toEqual({ kind: 'between', at: 1, smaller: 0 });
    expect(positionOf(wide, 37.81, tolerance)).toEqual({ kind: 'in', at: 1 });
  });

  it('applies the tolerance at both ends of the table', () => {
    const single = [[34, 36]] as const;
    expect(positionOf(single, 33.81, tolerance)).toEqual({ kind: 'in', at: 0 });
    expect(positionOf(single, 33.79, tolerance)).toEqual({ kind: 'below', at: 0 });
    expect(positionOf(single, 36.19, tolerance)).toEqual({ kind: 'in', at: 0 });
    expect(positionOf(single, 36.21, tolerance)).toEqual({ kind: 'above', at: 0 });
  });

  it('takes an amount that is off by exactly the tolerance as the size', () => {
    const sizes = [
      [34, 36],
      [38, 40],
    ] as const;
    const positions = [33.75, 36.25, 37.75, 40.25].map((amount) => positionOf(sizes, amount, 0.25));
    expect(positions).toEqual([0, 0, 1, 1].map((at) => ({ kind: 'in', at })));
    expect([33.5, 36.5, 37.5, 40.5].map((amount) => positionOf(sizes, amount, 0.25)?.kind)).toEqual([
      'below',
      'between',
      'between',
      'above',
    ]);
  });

  it('takes an end that two sizes share as the smaller size', () => {
    expect(
      positionOf(
        [
          [34, 36],
          [36, 38],
        ],
        36,
        tolerance,
      ),
    ).toEqual({ kind: 'in', at: 0 });
  });

  it('skips sizes that do not state the measurement', () => {
    expect(positionOf([[34, 36], undefined, [42, 44]], 39, tolerance)).toEqual({ kind: 'between', at: 2, smaller: 0 });
    expect(positionOf([undefined, undefined], 39, tolerance)).toBeUndefined();
  });
});

describe('ascending ranges', () => {
  it('may share an end, and may not step down at either end', () => {
    expect(isAscending([[34, 36], undefined, [36, 38], [36, 40], [37, 40]])).toBe(true);
    expect(isAscending([[36, 34]])).toBe(false);
    const stepsDownAtStart = [
      [34, 36],
      [33, 38],
    ] as const;
    const stepsDownAtEnd = [
      [34, 38],
      [35, 37],
    ] as const;
    expect([isAscending(stepsDownAtStart), isAscending(stepsDownAtEnd)]).toEqual([false, false]);
  });
});
