export type Range = readonly [least: number, most: number];

/** `at` is the index of the recommended size: the larger one for `between`, the smallest for `below` and the largest for `above`. */
export interface Position {
  kind: 'in' | 'between' | 'below' | 'above';
  at: number;
  smaller?: number;
}

/** Inches: the error of a tape measure and of rounding to centimeters. */
export const inchTolerance = 0.2;
/** Pounds: the error of a scale. */
export const poundTolerance = 0.6;

/**
 * Returns the position of an amount among ascending ranges; undefined if no size states the measurement. An amount is within a range if
 * it is outside by at most `tolerance` and at most a third of the gap to the next range.
 */
export function positionOf(ranges: readonly (Range | undefined)[], amount: number, tolerance: number): Position | undefined {
  const stated = ranges.flatMap((range, index) => (range ? [{ at: index, least: range[0], most: range[1] }] : []));
  const first = stated[0];
  const last = stated.at(-1);
  if (!first || !last) return undefined;
  const index = stated.findIndex(({ most }) => amount <= most);
  const size = stated[index];
  if (!size) return { kind: amount <= last.most + tolerance ? 'in' : 'above', at: last.at };
  if (amount >= size.least) return { kind: 'in', at: size.at };
  const previous = stated[index - 1];
  if (!previous) return { kind: amount >= size.least - tolerance ? 'in' : 'below', at: size.at };
  const maxGap = Math.min(tolerance, (size.least - previous.most) / 3);
  if (amount <= previous.most + maxGap) return { kind: 'in', at: previous.at };
  if (amount >= size.least - maxGap) return { kind: 'in', at: size.at };
  return { kind: 'between', at: size.at, smaller: previous.at };
}

export function isAscending(ranges: readonly (Range | undefined)[]): boolean {
  const stated = ranges.filter((range) => range !== undefined);
  return stated.every(([least, most], index) => {
    const previous = stated[index - 1];
    return least <= most && (!previous || (least >= previous[0] && most >= previous[1]));
  });
}
