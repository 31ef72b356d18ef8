export type Range = readonly [min: number, max: number];

/**
 * Position of an amount in a chart. `sizeIndex` is the recommended size: the larger one for `between`, the smallest for `below` and the
 * largest for `above`.
 */
export interface Position {
  kind: 'in' | 'between' | 'below' | 'above';
  sizeIndex: number;
  smallerIndex?: number;
}

/** Tolerance in inches: the error of a tape measure and of rounding to centimeters. */
export const inchTolerance = 0.2;
/** Tolerance in pounds: the error of a scale. */
export const poundTolerance = 0.6;

/**
 * Returns the position of an amount among ascending ranges, or undefined if no size states the measurement. An amount outside of a range
 * still counts as within it if it is outside by at most `tolerance` and at most a third of the gap to the next range.
 */
export function positionOf(ranges: readonly (Range | undefined)[], amount: number, tolerance: number): Position | undefined {
  const stated = ranges.flatMap((range, index) => (range ? [{ sizeIndex: index, min: range[0], max: range[1] }] : []));
  const first = stated[0];
  const last = stated.at(-1);
  if (!first || !last) return undefined;
  const index = stated.findIndex(({ max }) => amount <= max);
  const size = stated[index];
  if (!size) return { kind: amount <= last.max + tolerance ? 'in' : 'above', sizeIndex: last.sizeIndex };
  if (amount >= size.min) return { kind: 'in', sizeIndex: size.sizeIndex };
  const previous = stated[index - 1];
  if (!previous) return { kind: amount >= size.min - tolerance ? 'in' : 'below', sizeIndex: size.sizeIndex };
  const maxGap = Math.min(tolerance, (size.min - previous.max) / 3);
  if (amount <= previous.max + maxGap) return { kind: 'in', sizeIndex: previous.sizeIndex };
  if (amount >= size.min - maxGap) return { kind: 'in', sizeIndex: size.sizeIndex };
  return { kind: 'between', sizeIndex: size.sizeIndex, smallerIndex: previous.sizeIndex };
}

export function isAscending(ranges: readonly (Range | undefined)[]): boolean {
  const stated = ranges.filter((range) => range !== undefined);
  return stated.every(([min, max], index) => {
    const previous = stated[index - 1];
    return min <= max && (!previous || (min >= previous[0] && max >= previous[1]));
  });
}
