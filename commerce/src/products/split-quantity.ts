/** How a quantity divides into what is on the shelf, what comes later, and what cannot be had (API-043). Pure. */
import type { Availability } from '../inventory/availability.ts';

export interface SplitQuantity {
  inStock: number;
  backordered: number;
  unavailable: number;
}

/** The parts add up to `quantity`; the shelf is emptied first. */
export function splitQuantity(
  quantity: number,
  { availableNow, availableToPromise }: Pick<Availability, 'availableNow' | 'availableToPromise'>,
): SplitQuantity {
  const inStock = Math.min(quantity, availableNow);
  const backordered = Math.min(quantity - inStock, availableToPromise - availableNow);
  return { inStock, backordered, unavailable: quantity - inStock - backordered };
}

/** The whole quantity is on the shelf, can be had though not all of it now, or cannot be had. */
export function statusOf({ backordered, unavailable }: SplitQuantity): 'IN_STOCK' | 'BACKORDER' | 'NOT_AVAILABLE' {
  if (unavailable > 0) return 'NOT_AVAILABLE';
  return backordered > 0 ? 'BACKORDER' : 'IN_STOCK';
}
