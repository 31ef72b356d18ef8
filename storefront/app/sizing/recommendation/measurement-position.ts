/** Where a measure lies among the sizes of one table. Pure. */

export type Range = readonly [least: number, most: number];

/**
 * `at` is the size to take, by its place: `in` its range; `between` it and the smaller one, which needs the larger; `below` the smallest;
 * `above` the largest.
 */
export interface Position {
  is: 'in' | 'between' | 'below' | 'above';
  at: number;
  /** The next smaller size that states this measure, where it lies between two. */
  smaller?: number;
}

/** What a tape can be off by, and what is lost where centimeters are read from a table: inches. */
export const inchTolerance = 0.2;
/** The same of a scale: pounds. */
export const poundTolerance = 0.6;

/**
 * The place of an amount among ranges that ascend; undefined where no size states the measure. A bit beyond a range, by at most `off` and a
 * third of the gap, is in it.
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

/** Whether ranges go up from one to the next, at both ends; equal ends are no step down. */
export function isAscending(ranges: readonly (Range | undefined)[]): boolean {
  const stated = ranges.filter((range) => range !== undefined);
  return stated.every(([least, most], at) => {
    const before = stated[at - 1];
    return least <= most && (!before || (least >= before[0] && most >= before[1]));
  });
}
