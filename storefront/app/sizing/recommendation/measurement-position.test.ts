import { describe, expect, it } from 'vitest';
import { isAscending, positionOf } from './measurement-position.ts';

const tolerance = 0.2;

describe('the position of a measurement among sizes', () => {
  it('assigns an amount to a size if it is outside by at most a third of a narrow gap', () => {
    // A third of the gap of 0.3 is less than the tolerance.
    const narrow = [
      [34, 36],
      [36.3, 38],
    ] as const;
    expect(positionOf(narrow, 36.09, tolerance)).toEqual({ kind: 'in', sizeIndex: 0 });
    expect(positionOf(narrow, 36.11, tolerance)).toEqual({ kind: 'between', sizeIndex: 1, smallerIndex: 0 });
    expect(positionOf(narrow, 36.19, tolerance)).toEqual({ kind: 'between', sizeIndex: 1, smallerIndex: 0 });
    expect(positionOf(narrow, 36.21, tolerance)).toEqual({ kind: 'in', sizeIndex: 1 });
  });

  it('assigns an amount to a size if it is outside by at most the tolerance and the gap is wide', () => {
    const wide = [
      [34, 36],
      [38, 40],
    ] as const;
    expect(positionOf(wide, 36.19, tolerance)).toEqual({ kind: 'in', sizeIndex: 0 });
    expect(positionOf(wide, 36.21, tolerance)).toEqual({ kind: 'between', sizeIndex: 1, smallerIndex: 0 });
    expect(positionOf(wide, 37.79, tolerance)).toEqual({ kind: 'between', sizeIndex: 1, smallerIndex: 0 });
    expect(positionOf(wide, 37.81, tolerance)).toEqual({ kind: 'in', sizeIndex: 1 });
  });

  it('applies the tolerance at both ends of the table', () => {
    const single = [[34, 36]] as const;
    expect(positionOf(single, 33.81, tolerance)).toEqual({ kind: 'in', sizeIndex: 0 });
    expect(positionOf(single, 33.79, tolerance)).toEqual({ kind: 'below', sizeIndex: 0 });
    expect(positionOf(single, 36.19, tolerance)).toEqual({ kind: 'in', sizeIndex: 0 });
    expect(positionOf(single, 36.21, tolerance)).toEqual({ kind: 'above', sizeIndex: 0 });
  });

  it('assigns an amount to a size if it is outside by exactly the tolerance', () => {
    const sizes = [
      [34, 36],
      [38, 40],
    ] as const;
    const positions = [33.75, 36.25, 37.75, 40.25].map((amount) => positionOf(sizes, amount, 0.25));
    expect(positions).toEqual([0, 0, 1, 1].map((index) => ({ kind: 'in', sizeIndex: index })));
    expect([33.5, 36.5, 37.5, 40.5].map((amount) => positionOf(sizes, amount, 0.25)?.kind)).toEqual([
      'below',
      'between',
      'between',
      'above',
    ]);
  });

  it('assigns a bound that two sizes share to the smaller size', () => {
    expect(
      positionOf(
        [
          [34, 36],
          [36, 38],
        ],
        36,
        tolerance,
      ),
    ).toEqual({ kind: 'in', sizeIndex: 0 });
  });

  it('skips sizes that do not state the measurement', () => {
    expect(positionOf([[34, 36], undefined, [42, 44]], 39, tolerance)).toEqual({ kind: 'between', sizeIndex: 2, smallerIndex: 0 });
    expect(positionOf([undefined, undefined], 39, tolerance)).toBeUndefined();
  });
});

describe('ascending ranges', () => {
  it('may share a bound, and must not descend at either bound', () => {
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
