/** How a quantity divides into what is on the shelf, what comes later, and what cannot be had (API-043). Pure. */
import type { Availability } from '../inventory/availability.ts';

export interface DividedQuantity {
  onShelf: number;
  later: number;
  lacking: number;
}

/** The parts add up to `quantity`; the shelf is emptied first. */
export function divideQuantity(
  quantity: number,
  { availableNow, availableToPromise }: Pick<Availability, 'availableNow' | 'availableToPromise'>,
): DividedQuantity {
  const onShelf = Math.min(quantity, availableNow);
  const later = Math.min(quantity - onShelf, availableToPromise - availableNow);
  return { onShelf, later, lacking: quantity - onShelf - later };
}

/** The whole quantity is on the shelf, can be had though not all of it now, or cannot be had. */
export function statusOf({ later, lacking }: DividedQuantity): 'IN_STOCK' | 'BACKORDER' | 'NOT_AVAILABLE' {
  if (lacking > 0) return 'NOT_AVAILABLE';
  return later > 0 ? 'BACKORDER' : 'IN_STOCK';
}
