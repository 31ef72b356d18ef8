import type { Availability } from '../inventory/availability.ts';

/** Sums the availability of SKUs. The sum is a backorder if no unit can ship now; its in-stock date is the earliest. */
export function sumAvailability(levels: readonly Availability[]): Availability {
  const sum = (unitsOf: (level: Availability) => number) => levels.reduce((total, level) => total + unitsOf(level), 0);
  const availableToPromise = sum((level) => level.availableToPromise);
  const availableNow = sum((level) => level.availableNow);
  return {
    availableToPromise,
    availableNow,
    isBackorder: availableToPromise > 0 && availableNow === 0,
    inStockDate: levels.flatMap((level) => level.inStockDate ?? []).sort()[0],
  };
}
