export type Range = readonly [least: number, most: number];

/**
 * `at` is the index of the size to take. `between` takes the larger of two sizes; `below` and `above` take the smallest and the largest.
 */
export interface Position {
  is: 'in' | 'between' | 'below' | 'above';
  at: number;
  smaller?: number;
}

/** Inches that a tape measure and rounded centimeters can be off by. */
export const inchTolerance = 0.2;
/** Pounds that a scale can be off by. */
export const poundTolerance = 0.6;

/**
 * Returns the position of an amount among ascending ranges; undefined if no size states the measurement. An amount beyond a range by at
 * most `tolerance`, and at most a third of the gap to the next range, belongs to the range.
 */
export function positionOf(ranges: readonly (Range | undefined)[], amount: number, off: number): Position | undefined {
  const stated = ranges.flatMap((range, at) => (range ? [{ at, least: range[0], most: range[1] }] : []));
  const first = stated[0];
  const last = stated.at(-1);
  if (!first || !last) return undefined;
  const position = stated.findIndex(({ most }) => amount <= most);
  const size = stated[position];
  if (!size) return { is: amount <= last.most + off ? 'in' : 'above', at: last.at };
  if (amount >= size.least) return { is: 'in', at: size.at };
  const before = stated[position - 1];
  if (!before) return { is: amount >= size.least - off ? 'in' : 'below', at: size.at };
  const near = Math.min(off, (size.least - before.most) / 3);
  if (amount <= before.most + near) return { is: 'in', at: before.at };
  if (amount >= size.least - near) return { is: 'in', at: size.at };
  return { is: 'between', at: size.at, smaller: before.at };
}

export function isAscending(ranges: readonly (Range | undefined)[]): boolean {
  const stated = ranges.filter((range) => range !== undefined);
  return stated.every(([least, most], at) => {
    const before = stated[at - 1];
    return least <= most && (!before || (least >= before[0] && most >= before[1]));
  });
}
