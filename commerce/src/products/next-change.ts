import type { Availability } from '../inventory/availability.ts';
import type { ChosenPrice } from '../pricing/choose-price.ts';

/** Returns the next time at which a price, an in-stock date or, at `promotions`, a promotion changes. */
export function nextChange(
  prices: Iterable<Pick<ChosenPrice, 'validUntil'>>,
  levels: Iterable<Pick<Availability, 'inStockDate'>>,
  at: Date,
  promotions?: Date,
): Date | undefined {
  let first = promotions;
  const addCandidate = (time: Date | undefined) => {
    if (time && (!first || time < first)) first = time;
  };
  for (const price of prices) addCandidate(price.validUntil);
  const days = new Set<string>();
  for (const { inStockDate } of levels) if (inStockDate) days.add(inStockDate);
  for (const day of days) addCandidate(dayStart(day, at));
  return first;
}

function dayStart(day: string, after: Date): Date | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  return start > after ? start : undefined;
}
