import type { Availability } from '../inventory/availability.ts';
import type { ChosenPrice } from '../pricing/choose-price.ts';

/** When the first of some prices or promises changes by itself; `undefined` where none does. */
export function nextChange(
  prices: Iterable<Pick<ChosenPrice, 'validUntil'>>,
  levels: Iterable<Pick<Availability, 'inStockDate'>>,
  at: Date,
): Date | undefined {
  let first: Date | undefined;
  const see = (moment: Date | undefined) => {
    if (moment && (!first || moment < first)) first = moment;
  };
  for (const price of prices) see(price.validUntil);
  const days = new Set<string>();
  for (const { inStockDate } of levels) if (inStockDate) days.add(inStockDate);
  for (const day of days) see(dayStart(day, at));
  return first;
}

/** The start of the day on which goods are expected: words on the page change then. */
function dayStart(day: string, after: Date): Date | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  return start > after ? start : undefined;
}
