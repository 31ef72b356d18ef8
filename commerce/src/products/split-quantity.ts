import type { Availability } from '../inventory/availability.ts';

export interface SplitQuantity {
  inStock: number;
  backordered: number;
  unavailable: number;
}

/** Splits a quantity into in-stock and backordered units; stock is used first (API-043). The parts add up to `quantity`. */
export function splitQuantity(
  quantity: number,
  { availableNow, availableToPromise }: Pick<Availability, 'availableNow' | 'availableToPromise'>,
): SplitQuantity {
  const inStock = Math.min(quantity, availableNow);
  const backordered = Math.min(quantity - inStock, availableToPromise - availableNow);
  return { inStock, backordered, unavailable: quantity - inStock - backordered };
}

export function statusOf({ backordered, unavailable }: SplitQuantity): 'IN_STOCK' | 'BACKORDER' | 'NOT_AVAILABLE' {
  if (unavailable > 0) return 'NOT_AVAILABLE';
  return backordered > 0 ? 'BACKORDER' : 'IN_STOCK';
}
