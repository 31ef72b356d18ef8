import { inStock, limitedQuantity } from '@outfitter/contract';
import type { Availability } from './availability.ts';

/** Number of units up to which a store says that it has few (FULFIL-016). */
const fewUnits = 3;

/** A promise without a date (FULFIL-017). */
export const timeUnavailable = 'Time Unavailable';
export const notAvailable = 'NOT_AVAILABLE';

/**
 * Returns the message about a quantity of an item (FULFIL-014 to 017). `isStore`: the few units of a store may be sold in it before the
 * shopper arrives.
 */
export function inventoryMessage(
  { availableToPromise, availableNow, inStockDate }: Pick<Availability, 'availableToPromise' | 'availableNow' | 'inStockDate'>,
  { quantity, isStore }: { quantity: number; isStore: boolean },
): string {
  if (availableToPromise === 0) return notAvailable;
  if (Math.min(quantity, availableToPromise) > availableNow) return inStockDate ? `Backorder until ${inStockDate}` : timeUnavailable;
  return isStore && availableNow <= fewUnits ? limitedQuantity : inStock;
}
