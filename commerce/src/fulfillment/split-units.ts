import type { Availability } from '../inventory/availability.ts';

export interface RequestedUnits {
  /** Location of the units: lines with the same pool share them. */
  pool: string;
  quantity: number;
  availability: Availability;
}

/** Units of one line, and what earlier lines have left in the pool. */
export interface SplitUnits {
  /** Number of units, at most the requested quantity. */
  quantity: number;
  left: Availability;
}

function without(level: Availability, taken: number): Availability {
  const availableToPromise = level.availableToPromise - taken;
  const availableNow = Math.max(0, level.availableNow - taken);
  return { ...level, availableToPromise, availableNow, isBackorder: availableToPromise > 0 && availableNow === 0 };
}

/** Divides the units of each pool among the lines, in their order. */
export function splitUnits(lines: readonly RequestedUnits[]): SplitUnits[] {
  const levels = new Map<string, Availability>();
  return lines.map(({ pool, quantity, availability }) => {
    const left = levels.get(pool) ?? availability;
    const given = Math.min(quantity, left.availableToPromise);
    levels.set(pool, without(left, given));
    return { quantity: given, left };
  });
}
