import type { SplitUnits } from './split-units.ts';

/** Returns when units are in stock: `now`, or a backorder's date, which may be unknown. */
export function inStockDateOf({ quantity, left }: SplitUnits): 'now' | 'unknown' | (string & {}) {
  return quantity > left.availableNow ? (left.inStockDate ?? 'unknown') : 'now';
}

/** Returns the date on which the last of the units is in stock; undefined if all are now. */
export function latestInStockDate(units: readonly SplitUnits[]): 'unknown' | (string & {}) | undefined {
  const dates = units.map(inStockDateOf).filter((date) => date !== 'now');
  return dates.includes('unknown') ? 'unknown' : dates.sort().at(-1);
}
